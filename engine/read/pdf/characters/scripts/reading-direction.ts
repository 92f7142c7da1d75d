/** Letters and marks of scripts that are read from right to left, but for digits. */
const RIGHT_TO_LEFT = /[\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A word that is read from right to left, one that is read from left to right with its inner signs, white space, or another sign. */
const PIECES =
  /(?<right>[\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]+(?:["'’][\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF]+)*)|(?<left>(?:(?![\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])[\p{L}\p{N}\p{M}])+(?:[-.,:/'’_@+°%](?:(?![\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])[\p{L}\p{N}\p{M}])+)*[%°]?)|(?<blank>\s+)|[\s\S]/gu;

/** Symbols of units, which stand behind their amount in whichever direction a line is read; "°C" is printed from left to right in both. */
const UNIT =
  /^(?:[CF]°|[mkMG\u00B5\u03BC]?(?:V|A|W|Wh|Ah|Hz|m|g|l|L|Pa|N|B|s|Ω)|cm|Nm|bar|psi|dB|rpm|min|h)$/;

/** Stops follow the word they belong to, on whichever side of it they are found. */
const STOP = /^[.,:;!?…،؛؟]$/u;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};

type Piece = { text: string; kind: 'right' | 'word' | 'number' | 'blank' | 'sign' };

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether most letters of these texts are read from right to left. */
export function isMostlyRightToLeft(items: ReadonlyArray<{ text: string }>): boolean {
  let balance = 0;
  for (const { text } of items)
    for (const char of text) {
      if (RIGHT_TO_LEFT.test(char)) balance += 1;
      else if (/\p{L}/u.test(char)) balance -= 1;
    }
  return balance > 0;
}

/**
 * A text whose words stand as they are printed from left to right, in the order in which it is read from right to left. Numbers and
 * words of other scripts keep theirs; the letters of each word are in order already.
 */
export function toReadingOrder(text: string): string {
  const pieces = withMirroredSigns(toPieces(text).reverse());
  const inOrder = withStopsBehindWords(withForeignWordsInOrder(pieces));
  return facingWords(inOrder.map((piece) => piece.text).join(''));
}

/**
 * A text without such words among others of them: numbers follow each other from right to left there, and what is printed before a word
 * of another script stands behind it.
 */
export function withinRightToLeft(text: string): string {
  if (!/\p{L}/u.test(text)) return toReadingOrder(text);
  const pieces = withMirroredSigns(toPieces(text).reverse());
  if (isAmount(pieces)) return pieces.map(printedUnit).join('');
  return text.replace(/^([.,:;!?])(\S.*[^.,:;!?])$/u, '$2$1');
}

const OPENING = '([{«';
const CLOSING = ')]}»';
const BRACKET = /[()[\]{}«»]/g;

/** Files differ in which brackets they name as they are printed: one before a word opens, one behind a word closes. */
function facingWords(text: string): string {
  return text.replace(BRACKET, (bracket, at: number) => {
    const isAfterWord = isWordly(text.charAt(at - 1));
    const isBeforeWord = isWordly(text.charAt(at + 1));
    if (isAfterWord === isBeforeWord) return bracket;
    const kind = Math.max(OPENING.indexOf(bracket), CLOSING.indexOf(bracket));
    return (isBeforeWord ? OPENING : CLOSING).charAt(kind);
  });
}

const isWordly = (char: string): boolean => /[\p{L}\p{N}\p{M}%°]/u.test(char);

function toPieces(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map(({ 0: piece, groups }): Piece => {
    if (groups?.right !== undefined) return { text: piece, kind: 'right' };
    if (groups?.blank !== undefined) return { text: piece, kind: 'blank' };
    if (groups?.left === undefined) return { text: piece, kind: 'sign' };
    return { text: piece, kind: /\p{L}/u.test(piece) ? 'word' : 'number' };
  });
}

const withMirroredSigns = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) =>
    piece.kind === 'sign' ? { ...piece, text: MIRRORED[piece.text] ?? piece.text } : piece,
  );

/** Words of other scripts side by side, with the numbers among and behind them, in their own order again. */
function withForeignWordsInOrder(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const end = endOfForeign(pieces, at);
    if (end === at) {
      const piece = pieces[at];
      if (piece) ordered.push(piece);
      at += 1;
    } else {
      const run = pieces.slice(at, end);
      ordered.push(
        ...(isAmount(run) ? run.map((piece) => ({ ...piece, text: printedUnit(piece) })) : run.reverse()),
      );
      at = end;
    }
  }
  return ordered;
}

/** Numbers, and then a unit: these do follow each other from right to left. */
function isAmount(pieces: readonly Piece[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const words = pieces.filter(({ kind }) => kind === 'word' || kind === 'right');
  return first?.kind === 'number' && words.length === 1 && words[0] === last && UNIT.test(last?.text ?? '');
}

const printedUnit = ({ text, kind }: Piece): string =>
  kind === 'word' ? text.replace(/^([CF])°$/, '°$1') : text;

/** Where a run of words and numbers of other scripts ends that begins at a place; the place itself where none does. */
function endOfForeign(pieces: readonly Piece[], start: number): number {
  let end = start;
  let hasWord = false;
  for (let at = start; at < pieces.length; at += 1) {
    const kind = pieces[at]?.kind;
    if (kind === 'right') break;
    if (kind !== 'word' && kind !== 'number') continue;
    if (at === start || end > start) {
      end = at + 1;
      hasWord ||= kind === 'word';
    }
  }
  return hasWord ? end : start;
}

function withStopsBehindWords(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 0; at + 1 < ordered.length; at += 1) {
    const [before, stop, next] = [ordered[at - 1], ordered[at], ordered[at + 1]];
    if (!stop || !next || !STOP.test(stop.text) || next.kind !== 'right') continue;
    if (before !== undefined && before.kind !== 'blank') continue;
    ordered.splice(at, 2, next, stop);
  }
  return ordered;
}
