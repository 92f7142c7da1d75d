import type { Fragment, PageContent } from '../page-content.ts';
import type { SharedPdfium } from '../shared-pdfium.ts';
import { alignPrinted, charactersOf, isCharacterOf, squeeze } from './fragment-characters.ts';
import { type PrintedCharacter, readCharacters } from './printed-characters.ts';
import { findRaisedSuspects } from './raised-suspects.ts';
import { type SetCharacter, setApart } from './set-apart.ts';

/** Text is raised that stands so much higher than its line, and is so much smaller, as shares of the size of the line's type. */
const RAISED_SHARE = 0.12;
const SMALLER_SHARE = 0.86;

/** Sets raised digits apart from the numbers that the parser joins them to; changes the fragments of the pages in place. */
export async function restoreRaised(pages: readonly PageContent[], pdfium: SharedPdfium): Promise<void> {
  for (const page of pages) {
    const suspects = findRaisedSuspects(page);
    const document = suspects.length > 0 ? await pdfium.get().catch(() => null) : null;
    const characters = document
      ? readCharacters(document, page.pageNum, (x, y) => suspects.some((item) => isCharacterOf(item, x, y)))
      : [];
    for (const item of suspects) item.text = textOf(item, characters) ?? item.text;
  }
}

/** A fragment's text as its characters are set; null where they are not raised, or are not those of the fragment. */
function textOf(item: Fragment, characters: readonly PrintedCharacter[]): string | null {
  const own = charactersOf(item, characters);
  const printed = own.filter(({ char }) => char.trim() !== '');
  const size = largeOf(printed.map(({ box }) => box.height));
  const large = printed.filter(({ box }) => box.height >= SMALLER_SHARE * size);
  const baseline = medianOf(large.map((char) => char.baseline));
  const toSet = (character: PrintedCharacter): SetCharacter => ({
    char: character.char,
    isRaised:
      character.char.trim() !== '' &&
      baseline - character.baseline > RAISED_SHARE * size &&
      character.box.height < SMALLER_SHARE * size,
  });
  const set = own.map(toSet);
  if (!set.some(({ isRaised }) => isRaised)) return null;
  const text = squeeze(item.text);
  if (squeeze(textOfSet(set)) === text) return setApart(withBlanksOf(item.text, printed.map(toSet)));
  // The parser may have lost what is raised.
  const isWithoutRaised = squeeze(textOfSet(set.filter(({ isRaised }) => !isRaised))) === text;
  return isWithoutRaised ? setApart(set) : null;
}

const textOfSet = (set: readonly SetCharacter[]): string => set.map(({ char }) => char).join('');

/** The printed characters of a text, with its blanks among them and its own form of each. */
function withBlanksOf(text: string, set: readonly SetCharacter[]): SetCharacter[] {
  const aligned = alignPrinted(text, set);
  return aligned?.map(({ char, printed }) => ({ char, isRaised: printed?.isRaised === true })) ?? [...set];
}

const medianOf = (values: readonly number[]): number => valueAt(values, 0.5);

/** Of a short number most characters may be its marks. */
const largeOf = (values: readonly number[]): number => valueAt(values, 0.75);

function valueAt(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
