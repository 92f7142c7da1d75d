import { subscript, superscript } from '../../pageless/scripts.ts';
import { shownByCode } from '../docx/fields.ts';
import { shownSign } from '../docx/symbols.ts';
import type { CharacterFormat } from './character-format.ts';
import type { Stretch } from './stories.ts';

const FIELD_BEGIN = '\x13';
const FIELD_RESULT = '\x14';
const FIELD_END = '\x15';
const NOTE_MARK = '\x02';
/** What stands for a picture in the text, and where a drawing beside it is tied to it. */
const PICTURE_MARKS = '\x01\b';
const SHOWN_AS: Record<string, string> = { '\x0b': ' ', '\x1e': '-', '\u00a0': ' ' };
const MAX_CODE_CHARS = 2000;
/** What a sentence ends in; notes stand behind it. */
const SENTENCE_END = /[.!?。！？]$/;

/** A field whose end has not come: its instruction, and whether that is still being read. */
type OpenField = { code: string; isCode: boolean };

/** What marks in the text stand for. */
export type Marked = {
  /** The text of the note whose mark stands at a place. */
  noteAt: (index: number) => string;
  /** What an object says that is a formula; "" for others. @param object its folder @param code what embeds it */
  equationIn: (object: string, code: string) => string;
  /** Hears of each place that may have a picture. @param isFirst whether no text is shown before it */
  onPicture?: (index: number, format: CharacterFormat, isFirst: boolean) => void;
};
const NOTHING: Marked = { noteAt: () => '', equationIn: () => '' };

/**
 * Characters `from` to `to` as they are shown: of fields the result, or else what they draw; notes behind their sentence; nothing
 * hidden, deleted or struck. Tabs stay, for they may part the columns of a table.
 */
export function visibleText(
  text: string,
  { from, to }: Stretch,
  formatAt: (index: number) => CharacterFormat,
  { noteAt, equationIn, onPicture }: Marked = NOTHING,
): string {
  let shown = '';
  let raised = '';
  let notes = '';
  let script: CharacterFormat['script'] = null;
  const endScript = (): void => {
    if (raised !== '') shown += script === 'super' ? superscript(raised, shown) : subscript(raised, shown);
    raised = '';
  };
  const add = (plain: string, format: CharacterFormat): void => {
    if (notes !== '' && plain.startsWith(' ') && SENTENCE_END.test(shown)) {
      shown += notes;
      notes = '';
    }
    if (format.script !== script) endScript();
    script = format.script;
    if (script === null) shown += plain;
    else raised += plain;
  };
  const open: OpenField[] = [];
  const isShown = (): boolean => open.every(({ isCode }) => !isCode);
  for (let index = from; index < to; index++) {
    const char = text.charAt(index);
    const last = open.at(-1);
    if (char === FIELD_BEGIN) open.push({ code: '', isCode: true });
    else if (char === FIELD_RESULT && last) {
      last.isCode = false;
      const format = formatAt(index);
      if (format.object !== null && isShown() && !format.isLeftOut)
        add(equationIn(format.object, last.code), format);
    } else if (char === FIELD_END) {
      open.pop();
      const format = formatAt(index);
      if (last?.isCode && isShown() && !format.isLeftOut) add(shownByCode(last.code), format);
    } else if (last?.isCode) {
      if (last.code.length < MAX_CODE_CHARS) last.code += char;
    } else if (isShown()) {
      const format = formatAt(index);
      if (format.isLeftOut) continue;
      if (PICTURE_MARKS.includes(char)) onPicture?.(index, format, (shown + raised).trim() === '');
      const plain = format.sign ?? shownSign(SHOWN_AS[char] ?? char, format.font);
      const note = char === NOTE_MARK ? noteAt(index) : '';
      if (note !== '') notes += ` (${note})`;
      else if (plain >= ' ' || plain === '\t') add(plain, format);
    }
  }
  endScript();
  return (shown + notes).replace(/ {2,}/g, ' ').trim();
}
