import { equationText } from './equation-field.ts';
import { type NumberField, numberFieldOf } from './number-fields.ts';
import { signOf } from './symbols.ts';
import { childOf, switchOf, valOf, type XmlElement } from './xml.ts';

/** Fields that number pages, which the words of a manual do not have, and those that show nothing. */
const NOT_SHOWN = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SET|ASK|XE|TC|TA|RD|PRIVATE|COMMENTS)\b/i;
const CONTENTS = /^\s*TOC\b/i;
const MAX_CODE_CHARS = 2000;

type OpenField = {
  code: string;
  inCode: boolean;
  /** What the field shows without a result of its own. */
  own: string;
};

/** Follows the fields of a text: instructions are never shown, results are. */
export type Fields = ReturnType<typeof createFields>;

/** @param story whose fields are followed; what begins in it and does not end there is no field */
export function createFields(story: readonly XmlElement[]) {
  const open: OpenField[] = [];
  const broken = unclosed(story);
  // Fields may be many and deep: how many of the open ones hide their text, and list contents, is kept.
  let hiding = 0;
  let contents = 0;
  const separate = (): void => {
    const last = open.at(-1);
    if (!last?.inCode) return;
    last.inCode = false;
    if (showsResult(last.code)) hiding -= 1;
    if (CONTENTS.test(last.code)) contents += 1;
  };
  /** What the field shows for itself, where it has no result; Word numbers anew what it numbers. */
  const end = (): string | NumberField => {
    const ended = open.pop();
    if (!ended) return '';
    if (ended.inCode || !showsResult(ended.code)) hiding -= 1;
    if (!ended.inCode && CONTENTS.test(ended.code)) contents -= 1;
    if (hiding > 0) return '';
    return numberFieldOf(ended.code) ?? (ended.inCode ? ended.own || shownByCode(ended.code) : '');
  };
  return {
    /** Takes a mark of a field; what an ended field shows for itself. */
    mark(element: XmlElement): string | NumberField {
      const type = element.attributes['w:fldCharType'];
      if (type === 'begin' && !broken.has(element)) {
        open.push({ code: '', inCode: true, own: formText(element) });
        hiding += 1;
      } else if (type === 'separate') separate();
      return type === 'end' ? end() : '';
    },
    addCode(text: string): void {
      const last = open.at(-1);
      if (last?.inCode && last.code.length < MAX_CODE_CHARS) last.code += text.slice(0, MAX_CODE_CHARS);
    },
    isShown: (): boolean => hiding === 0,
    /** Whether the list of contents is being read. */
    isContents: (): boolean => contents > 0,
  };
}

/** Whether a field with this instruction shows its result. */
export const showsResult = (code: string): boolean => !NOT_SHOWN.test(code) && numberFieldOf(code) === null;

/** Beginnings of fields without an end. */
function unclosed(story: readonly XmlElement[]): ReadonlySet<XmlElement> {
  const open: XmlElement[] = [];
  const walk = (elements: readonly XmlElement[]): void => {
    for (const element of elements) {
      const type = element.name === 'w:fldChar' ? element.attributes['w:fldCharType'] : undefined;
      if (type === 'begin') open.push(element);
      else if (type === 'end') open.pop();
      else if (!OTHER_STORY.test(element.name)) walk(element.children);
    }
  };
  walk(story);
  return new Set(open);
}

/** What is not part of the text around it. */
const OTHER_STORY = /^(?:w:txbxContent|w:del|w:moveFrom)$/;

/** A field of a form: a box that is ticked or not, the choice from a list. */
function formText(begin: XmlElement): string {
  const data = childOf(begin, 'w:ffData');
  const box = childOf(data, 'w:checkBox');
  if (box) return (switchOf(box, 'w:checked') ?? switchOf(box, 'w:default') ?? false) ? '☒' : '☐';
  const list = childOf(data, 'w:ddList');
  const chosen = Number(valOf(list, 'w:result') ?? valOf(list, 'w:default') ?? 0);
  const entries = list?.children.filter(({ name }) => name === 'w:listEntry') ?? [];
  return entries[chosen]?.attributes['w:val'] ?? '';
}

/** Signs that are drawn by an instruction, without a result that is kept: SYMBOL 176 \f "Symbol", EQ \f(1;2). */
export function shownByCode(code: string): string {
  const symbol = /^\s*SYMBOL\s+(0x[\da-f]{1,6}|\d{1,7})\b(?:.*?\\f\s+"?([^"\\]+)"?)?/i.exec(code);
  if (symbol) return signOf(symbol[2]?.trim() ?? '', Number(symbol[1]));
  const equation = /^\s*EQ\s+(.+)$/is.exec(code)?.[1];
  if (equation !== undefined) return equationText(equation);
  const button = /^\s*(?:MACROBUTTON|GOTOBUTTON)\s+\S+\s+(.+)$/i.exec(code);
  if (button) return button[1]?.trim() ?? '';
  return '';
}
