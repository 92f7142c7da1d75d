/** Words that one way of asking has and another leaves out without asking something else. English. */
import { stemsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { tokenise } from '../../index/tokens.ts';
import type { Meaning, MeaningTerm } from './meaning.ts';
import type { QuestionKind } from './question-kind.ts';
import { isMisspelling } from './same-words.ts';

const english = languageOf('en');
const stems = (words: string): ReadonlySet<string> => stemsOf(words, english);

/** What any product is called. */
const PRODUCT = 'machine device appliance unit product apparatus gadget equipment'.split(' ');
const PRODUCT_TERMS: readonly MeaningTerm[] = PRODUCT.map((surface, place) => ({
  surface,
  stem: english.stem(surface),
  place,
  isKnown: true,
  isReal: true,
}));

/** Verbs that say nothing beside the kind of the question: "do I *need*", "where do I *find*", "*perform* a descaling". */
const LIGHT: Partial<Record<QuestionKind, ReadonlySet<string>>> = {
  'how-to': stems('perform carry conduct'),
  'how-often': stems('necessary required due recommended happen'),
  'how-long': stems('take'),
  'how-much': stems('use put go goes take'),
  where: stems('find located situated placed'),
  what: stems('mean means stand signify indicate message display'),
  who: stems('allowed permitted'),
  when: stems('due'),
  can: stems('use go put'),
  must: stems('necessary'),
};
/** What is said of a code beside the code. */
const OF_CODES = stems(
  'error code message fault alarm display screen show say appear occur indicate mean come',
);

/** Whether the words that two questions do not share are all spare, and not different ones on either side. */
export function areSpare(
  index: ManualIndex,
  { kinds, exact }: Meaning,
  left: readonly MeaningTerm[],
  right: readonly MeaningTerm[],
): boolean {
  const names = namesOf(index);
  const hasCode = exact.some((value) => /\p{L}/u.test(value));
  const isSpareVerb = ({ stem: term }: MeaningTerm) => kinds.some((kind) => LIGHT[kind]?.has(term) === true);
  const isFree = (term: MeaningTerm) =>
    isProduct(term) || names.has(term.stem) || (hasCode && (OF_CODES.has(term.stem) || term.stem === 'if'));
  const [more, others] = [left, right].map((terms) => terms.filter((term) => !isFree(term)));
  if (more === undefined || others === undefined) return false;
  return (more.length === 0 || others.length === 0) && [...more, ...others].every(isSpareVerb);
}

/** Whether a question names something beside the product as such. */
export function isAboutSomething(index: ManualIndex, { terms, exact, kinds }: Meaning): boolean {
  const names = namesOf(index);
  const isNaming = (term: MeaningTerm) =>
    !isProduct(term) && !names.has(term.stem) && !kinds.some((kind) => LIGHT[kind]?.has(term.stem));
  return exact.length > 0 || terms.some(isNaming);
}

const isProduct = (term: MeaningTerm): boolean =>
  PRODUCT_TERMS.some((product) => product.stem === term.stem || isMisspelling(term, product));

/** Words of the name that stand before "machine" in the titles of all manuals: "espresso" of "Espresso machine D58". */
function namesOf(index: ManualIndex): ReadonlySet<string> {
  const lists = index.manuals.map(({ title }) => {
    const words = tokenise(title).map(({ term }) => term);
    return words.filter((_word, i) => PRODUCT.includes(words[i + 1] ?? '')).map(english.stem);
  });
  const [first = [], ...others] = lists;
  return new Set(first.filter((word) => others.every((list) => list.includes(word))));
}
