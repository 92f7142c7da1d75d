import { decodeText } from '../decode-text.ts';

/** Signs that no text holds; sheet feeds and other ends of lines do stand in some. */
const NO_TEXT = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\ufffe\uffff]/u;
/** Formats that are written in letters but are no text: RTF, PostScript, XML, drawings, mails, keys. */
const OTHER = /^\s*(?:\{\\rtf|%!|%FDF|<\?xml|<svg|<!doctype|MIME-Version:|-----BEGIN )/i;

/** Whether the first bytes of a file are text that somebody may read as it is. */
export function isText(head: Buffer): boolean {
  const text = decodeText(head, true);
  return text !== null && !NO_TEXT.test(text) && !OTHER.test(text);
}

const HEADING = /^ {0,3}#{1,6}[ \t]+\S/;
const FRONT = /^(?:---|\+\+\+)[ \t]*\r?\n(?=[\w-]+[ \t]*[:=])/;
/** Each tells Markdown by itself. */
const SURE: readonly RegExp[] = [
  FRONT,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m,
];
/** Two of these do. */
const LIKELY: readonly RegExp[] = [
  /\S\r?\n {0,3}(?:={3,}|-{3,})[ \t]*\r?\n/,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /\*\*\S[^*\n]{0,200}\*\*/,
  /^ {0,3}> \S/m,
  /`[^`\n]{1,100}`/,
];

/** Whether a text is set in Markdown. A line behind "#" alone may be a remark in a listing: a heading stands by itself. */
export function isMarkdown(text: string): boolean {
  const lines = text.trimStart().split(/\r?\n/);
  if (HEADING.test(lines[0] ?? '') || SURE.some((sign) => sign.test(text))) return true;
  const isBlank = (line = ''): boolean => line.trim() === '';
  const headings = lines.filter((line, at) => HEADING.test(line) && isBlank(lines[at - 1]));
  const signs = LIKELY.filter((sign) => sign.test(text)).length;
  return headings.length + signs >= 2;
}
