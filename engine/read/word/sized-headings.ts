import { DEFAULT_POINTS } from './docx/compose.ts';
import type { Draft } from './docx/draft.ts';

/** Type so much larger than the text's stands out. */
const LARGER = 1.15;
const MAX_WORDS = 12;
/** What is said more often heads pages, not sections. */
const MAX_REPEATS = 2;
/** Where more of the paragraphs are large, size heads nothing. */
const MAX_SHARE = 0.3;
const LEVELS = 6;

/**
 * The document with the short paragraphs that are set in larger type as headings, the largest outermost, if its author gave no
 * paragraph a heading's style. Paragraphs in tables stay as they are.
 */
export function withSizedHeadings(drafts: readonly Draft[]): Draft[] {
  if (drafts.some(({ hasHeadingStyle }) => hasHeadingStyle)) return [...drafts];
  const texts = drafts.filter(({ type, block }) => type && block.text !== '');
  const least = LARGER * sizeOfText(texts);
  const counts = new Map<string, number>();
  for (const { block } of texts) counts.set(block.text, (counts.get(block.text) ?? 0) + 1);
  const isRepeated = ({ block }: Draft): boolean => (counts.get(block.text) ?? 0) > MAX_REPEATS;
  const sized = new Map(
    texts
      .map((draft) => [draft, draft.type?.smallest ?? 0] as const)
      .filter(([draft, size]) => size >= least && mayHead(draft) && !isRepeated(draft)),
  );
  if (sized.size > MAX_SHARE * texts.length) return [...drafts];
  const sizes = [...new Set(sized.values())].sort((a, b) => b - a);
  return drafts.map((draft) => {
    const level = Math.min(LEVELS, sizes.indexOf(sized.get(draft) ?? 0) + 1);
    if (level === 0) return draft;
    const { text, lines, box } = draft.block;
    return { ...draft, block: { kind: 'heading', text, lines, box, level, fontSize: null, bold: true } };
  });
}

function mayHead({ block: { kind, text } }: Draft): boolean {
  const isShort = text.split(/\s+/).length <= MAX_WORDS;
  return kind === 'paragraph' && isShort && /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text);
}

/** The size that most characters are set in, in points. */
function sizeOfText(drafts: readonly Draft[]): number {
  const characters = new Map<number, number>();
  for (const { type } of drafts) {
    for (const [size, count] of type?.characters ?? [])
      characters.set(size, (characters.get(size) ?? 0) + count);
  }
  const [most] = [...characters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? DEFAULT_POINTS;
}
