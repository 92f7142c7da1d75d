/** Tells the manual's words from ours: finds which parts of an answer are word for word in its quotes. */

/** A part of an answer's text; `citation` is the index of the quote that contains it, null if the words are ours. */
export type Passage = { text: string; citation: number | null };

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Normalises text for comparison: single spaces, straight quotation marks, no list bullet or dots at the ends. */
const comparable = (text: string): string =>
  collapse(text)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/^[\s•▪–-]+|[\s….]+$/g, '');

/** Whether `source` contains `text`, apart from white space and quotation marks; false for an empty text. */
export function isWithin(text: string, source: string): boolean {
  const wanted = comparable(text);
  return wanted !== '' && comparable(source).includes(wanted);
}

const sentencesOf = (paragraph: string): string[] =>
  paragraph.match(/\S.*?(?:[.!?](?=\s+\p{Lu}|\s*$)|$)/gsu) ?? [paragraph];

/** The paragraph as one passage, if one quote contains all of it. */
function inOneQuote(paragraph: string, quotes: readonly string[]): Passage[] | null {
  const citation = quotes.findIndex((quote) => isWithin(paragraph, quote));
  return citation < 0 ? null : [{ text: paragraph, citation }];
}

/** The paragraph as two passages, if it runs from one quote into another because a page break divides it. */
function overTwoQuotes(paragraph: string, quotes: readonly string[]): Passage[] | null {
  const text = collapse(paragraph);
  for (const [first, head] of quotes.entries()) {
    for (const [second, tail] of quotes.entries()) {
      const at = first === second ? -1 : `${collapse(head)} ${collapse(tail)}`.indexOf(text);
      if (at < 0) continue;
      const cut = collapse(head).length - at;
      return [
        { text: text.slice(0, cut), citation: first },
        { text: text.slice(cut).trim(), citation: second },
      ];
    }
  }
  return null;
}

/** The paragraph as sentences, each from any quote; null as soon as a sentence is in none. */
function bySentence(paragraph: string, quotes: readonly string[]): Passage[] | null {
  const passages: Passage[] = [];
  for (const sentence of sentencesOf(paragraph)) {
    const citation = quotes.findIndex((quote) => isWithin(sentence, quote));
    if (citation < 0) return null;
    const last = passages.at(-1);
    if (last?.citation === citation) last.text += ` ${sentence.trim()}`;
    else passages.push({ text: sentence.trim(), citation });
  }
  return passages;
}

/** Splits `content` into passages that are either the manual's (word for word in one of `quotes`) or ours. */
export function attributePassages(content: string, quotes: readonly string[]): Passage[] {
  return content
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(
      (text) =>
        inOneQuote(text, quotes) ??
        overTwoQuotes(text, quotes) ??
        bySentence(text, quotes) ?? [{ text, citation: null }],
    );
}
