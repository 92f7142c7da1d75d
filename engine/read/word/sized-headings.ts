/** What the Word converter knows of a document, a paragraph, a run or a text; tables and pictures are other types. */
type Element = {
  type: string;
  children?: Element[];
  styleId?: string | null;
  styleName?: string | null;
  numbering?: unknown;
  /** Of a run, in points; null where its style tells it. */
  fontSize?: number | null;
  /** Of a text. */
  value?: string;
};

/** What Word sets text in that says nothing of its size. */
const DEFAULT_POINTS = 11;
/** Type so much larger than the text's stands out. */
const LARGER = 1.15;
const MAX_WORDS = 12;
/** What is said more often heads pages, not sections. */
const MAX_REPEATS = 2;
/** Where more of the paragraphs are large, size heads nothing. */
const MAX_SHARE = 0.3;
const LEVELS = 6;
const HEADING_STYLE = /^(?:heading|überschrift|titre|título|titolo|kop)\s?\d/iu;

/**
 * The document with the short paragraphs that are set in larger type as headings, the largest outermost, if its author gave no
 * paragraph a heading's style. Paragraphs in tables stay as they are.
 */
export function withSizedHeadings(document: Element): Element {
  const { children = [] } = document;
  const paragraphs = children.filter(({ type }) => type === 'paragraph');
  if (paragraphs.some(({ styleName }) => HEADING_STYLE.test(styleName ?? ''))) return document;
  const least = LARGER * sizeOfText(paragraphs);
  const texts = paragraphs.map(textOf);
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isRepeated = (text: string) => (counts.get(text) ?? 0) > MAX_REPEATS;
  const sized = new Map(
    paragraphs
      .map((paragraph) => [paragraph, smallestSize(paragraph)] as const)
      .filter(([paragraph, size]) => size >= least && mayHead(paragraph) && !isRepeated(textOf(paragraph))),
  );
  if (sized.size > MAX_SHARE * texts.filter((text) => text !== '').length) return document;
  const sizes = [...new Set(sized.values())].sort((a, b) => b - a);
  const asHeading = (element: Element): Element => {
    const level = Math.min(LEVELS, sizes.indexOf(sized.get(element) ?? 0) + 1);
    if (level === 0) return element;
    return { ...element, styleId: `Heading${level}`, styleName: `Heading ${level}` };
  };
  return { ...document, children: children.map(asHeading) };
}

function mayHead(paragraph: Element): boolean {
  const text = textOf(paragraph);
  const isShort = text.split(/\s+/).length <= MAX_WORDS;
  return isShort && /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text) && !paragraph.numbering;
}

const runsOf = (element: Element): Element[] =>
  element.type === 'run' ? [element] : (element.children ?? []).flatMap(runsOf);

const wordsOf = (element: Element): string =>
  element.type === 'text' ? (element.value ?? '') : (element.children ?? []).map(wordsOf).join('');

const textOf = (paragraph: Element): string => wordsOf(paragraph).replace(/\s+/g, ' ').trim();

/** In points, of the runs that hold words; 0 for none. */
function smallestSize(paragraph: Element): number {
  const sizes = runsOf(paragraph)
    .filter((run) => wordsOf(run).trim() !== '')
    .map(({ fontSize }) => fontSize ?? DEFAULT_POINTS);
  return sizes.length === 0 ? 0 : Math.min(...sizes);
}

/** The size that most characters are set in, in points. */
function sizeOfText(paragraphs: readonly Element[]): number {
  const characters = new Map<number, number>();
  for (const run of paragraphs.flatMap(runsOf)) {
    const size = run.fontSize ?? DEFAULT_POINTS;
    characters.set(size, (characters.get(size) ?? 0) + wordsOf(run).length);
  }
  const [most] = [...characters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? DEFAULT_POINTS;
}
