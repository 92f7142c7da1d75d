import { isSignalWord } from '../../document/signal-word.ts';

/** "• Boost mode: Press …": an item or a line that begins with its title. It is a name, so it holds no "the". */
const TITLE =
  /^(?:[–—•*·-]\s+)?(\p{Lu}[^\s.:;,]*(?: (?!(?:an?|it|the|this|your)\b)[^\s.:;,]+){0,4}):\s+(?=[\p{Lu}"'“‘])/u;

/** How many characters the title takes up that an item or a line begins with at a character of a text, 0 without one. */
export function titleLength(text: string, at: number): number {
  if (at > 0 && text.charAt(at - 1) !== '\n') return 0;
  const [title = '', name = ''] = TITLE.exec(text.slice(at)) ?? [];
  return isSignalWord(name) ? 0 : title.length;
}

/** Where the title begins that ends at a character of a text; null where none does. */
export function titleBefore(text: string, at: number): number | null {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const length = titleLength(text, line);
  return length > 0 && line + length === at ? line : null;
}
