import { subscript, superscript } from '../../pageless/scripts.ts';
import { settingOf } from './formatting.ts';
import { SPRM } from './sprms.ts';

/** How a character is set, as far as it changes what is read. */
export type CharacterFormat = { isLeftOut: boolean; script: 'super' | 'sub' | null };

/** Properties that leave text out: nobody is shown it, or it was struck and does not hold any more. */
const LEAVE_OUT = [
  SPRM.deleted,
  SPRM.hidden,
  SPRM.hiddenOnWeb,
  SPRM.hiddenForGood,
  SPRM.struck,
  SPRM.struckTwice,
] as const;
/** On, and the opposite of what the style says, which is off. */
const ON: readonly (number | undefined)[] = [1, 0x81];
const SCRIPTS: Record<number, 'super' | 'sub'> = { 1: 'super', 2: 'sub' };

const FIELD_BEGIN = '\x13';
const FIELD_RESULT = '\x14';
const FIELD_END = '\x15';
const SHOWN_AS: Record<string, string> = { '\x0b': ' ', '\x1e': '-', '\t': ' ', '\u00a0': ' ' };

/** What instructions say of the characters they are for. */
export function characterFormat(sprms: Parameters<typeof settingOf>[0]): CharacterFormat {
  return {
    isLeftOut: LEAVE_OUT.some((code) => ON.includes(settingOf(sprms, code))),
    script: SCRIPTS[settingOf(sprms, SPRM.script) ?? 0] ?? null,
  };
}

/** Characters `from` to `to` as they are shown: of fields the result, nothing hidden, deleted, struck or drawn. */
export function visibleText(
  text: string,
  { from, to }: { from: number; to: number },
  formatAt: (index: number) => CharacterFormat,
): string {
  let shown = '';
  let raised = '';
  let script: CharacterFormat['script'] = null;
  const endScript = (): void => {
    if (raised !== '') shown += script === 'super' ? superscript(raised, shown) : subscript(raised, shown);
    raised = '';
  };
  // How many fields are open whose result has not begun.
  let codes = 0;
  const open: boolean[] = [];
  for (let index = from; index < to; index++) {
    const char = text.charAt(index);
    if (char === FIELD_BEGIN) {
      open.push(true);
      codes += 1;
    } else if (char === FIELD_RESULT || char === FIELD_END) {
      if (open.at(-1)) codes -= 1;
      if (char === FIELD_END) open.pop();
      else if (open.length > 0) open[open.length - 1] = false;
    } else if (codes === 0) {
      const format = formatAt(index);
      const plain = SHOWN_AS[char] ?? char;
      if (format.isLeftOut || plain < ' ') continue;
      if (format.script !== script) endScript();
      script = format.script;
      if (script === null) shown += plain;
      else raised += plain;
    }
  }
  endScript();
  return shown.replace(/ {2,}/g, ' ').trim();
}
