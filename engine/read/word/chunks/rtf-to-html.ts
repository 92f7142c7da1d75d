import { ReadError } from '../../failure.ts';
import type { HtmlElement } from '../../html/html-tree.ts';
import { type Aside, createRtfPage, type RtfLook } from './rtf-page.ts';

const MAX_DEPTH = 500;
/** A control word with its number, a control sign, a byte, a brace, or text up to the next of them. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/giy;

/** Groups whose text is none of the page: tables of fonts and styles, pictures; remarks and instructions say that one may pass over them. */
const UNSHOWN = /^(?:fonttbl|colortbl|stylesheet|info|pict|object|xe|tc|(?:header|footer)[lrf]?)$/;
/** Groups that old programs are told to pass over, and that are read here. */
const SHOWN_ANYWAY = new Set(['shptxt', 'footnote', 'listtext', 'pntext', 'fldrslt']);
const ASIDES: ReadonlyMap<string, Aside> = new Map([
  ['footnote', 'note'],
  ['listtext', 'label'],
  ['pntext', 'label'],
]);
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    emspace: ' ',
    enspace: ' ',
  }),
);
const CONTROL_SIGNS: ReadonlyMap<string, string> = new Map([
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
]);
const MAX_SKIPPED = 10;
const CODE_PAGES: Readonly<Record<number, string>> = {
  437: 'latin1',
  850: 'latin1',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
};

type Group = { look: RtfLook; isShown: boolean; skipAfterUnicode: number; closes: boolean };

/**
 * An RTF text as the web page that shows the same: its paragraphs, tables, raised and lowered signs, without what is hidden, struck
 * or deleted. Pictures are left out.
 * @throws ReadError "too-complex" for groups nested too deep
 */
export function rtfToHtml(bytes: Buffer): HtmlElement {
  const text = bytes.toString('latin1');
  const groups = createGroups();
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [, word, number, code, sign, brace, plain] = token;
    if (code !== undefined) groups.addByte(Number.parseInt(code, 16));
    else if (brace === '{') groups.begin();
    else if (brace === '}') groups.end();
    else if (plain !== undefined) groups.addText(plain.replace(/[\r\n]/g, ''));
    else if (sign !== undefined) groups.addSign(sign);
    else if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word !== undefined) groups.addWord(word, number === undefined ? null : Number(number));
  }
  return groups.close();
}

/** What stands first in a group says what it is; "*" before it, that programs may not know it. */
type Beginning = 'group' | 'unknown' | null;

/** Notes of a group what its first word says: whether it is shown. @returns what it stands apart as, if it does */
function nameOf(word: string, group: Group, begins: Beginning): Aside | undefined {
  const aside = ASIDES.get(word);
  group.isShown &&= !UNSHOWN.test(word) && (begins === 'group' || SHOWN_ANYWAY.has(word));
  group.closes = aside !== undefined && group.isShown;
  return group.closes ? aside : undefined;
}

/** Letters that are written as bytes: some side by side may be one. */
function createByteText() {
  let decoder = new TextDecoder('windows-1252');
  let bytes: number[] = [];
  return {
    add: (byte: number): unknown => bytes.push(byte),
    /** The letters of the bytes since the last call. */
    take(): string {
      if (bytes.length === 0) return '';
      const text = decoder.decode(Uint8Array.from(bytes));
      bytes = [];
      return text;
    },
    setCodePage(codePage: number): void {
      decoder = decoderOf(codePage);
    },
  };
}

/** Follows the groups of a text, and what is shown within them. */
function createGroups() {
  const page = createRtfPage();
  const open: Group[] = [];
  let group: Group = { look: {}, isShown: true, skipAfterUnicode: 1, closes: false };
  const bytes = createByteText();
  let begins: Beginning = null;
  /** Signs that stand for a letter where a program does not know it. */
  let skip = 0;

  const say = (said: string): void => {
    if (group.isShown && !group.look.isHidden && said !== '') page.add(said, group.look);
  };
  const flush = (): void => say(bytes.take());
  return {
    addByte(byte: number): void {
      begins = null;
      if (skip > 0) skip -= 1;
      else bytes.add(byte);
    },
    begin(): void {
      flush();
      group = openGroup(open, group);
      [begins, skip] = ['group', 0];
    },
    end(): void {
      flush();
      if (group.closes) page.endAside();
      group = open.pop() ?? group;
      [begins, skip] = [null, 0];
    },
    addText(text: string): void {
      flush();
      say(text.slice(skip));
      skip = Math.max(0, skip - text.length);
      if (text !== '') begins = null;
    },
    addSign(sign: string): void {
      flush();
      begins = sign === '*' ? 'unknown' : null;
      if (sign === '\n' || sign === '\r') page.endParagraph();
      else say(CONTROL_SIGNS.get(sign) ?? '');
    },
    addWord(word: string, value: number | null): void {
      flush();
      const aside = begins === null ? undefined : nameOf(word, group, begins);
      if (aside) page.beginAside(aside);
      begins = null;
      if (applySetting(word, value, { group, bytes })) return;
      if (word === 'u') {
        say(String.fromCharCode((value ?? 0) & 0xffff));
        skip = group.skipAfterUnicode;
      } else if (group.isShown) applyWord(word, value, { look: group.look, page, say });
    },
    close(): HtmlElement {
      flush();
      return page.end();
    },
  };
}

/** The group that begins within another, as which it is set until it says otherwise. @throws ReadError "too-complex" */
function openGroup(open: Group[], group: Group): Group {
  if (open.length >= MAX_DEPTH) throw new ReadError('too-complex', 'groups nested too deep');
  open.push(group);
  return { ...group, look: { ...group.look }, closes: false };
}

type Settings = { group: Group; bytes: Pick<ReturnType<typeof createByteText>, 'setCodePage'> };

/** Applies a word that says how what follows is written, also in groups that are not shown. @returns whether it is one */
function applySetting(word: string, value: number | null, { group, bytes }: Settings): boolean {
  if (word === 'ansicpg') bytes.setCodePage(value ?? 1252);
  else if (word === 'uc') group.skipAfterUnicode = Math.max(0, Math.min(MAX_SKIPPED, value ?? 1));
  else if (word === 'plain') group.look = {};
  else return false;
  return true;
}

type Target = { look: RtfLook; page: ReturnType<typeof createRtfPage>; say: (text: string) => void };

function applyWord(word: string, value: number | null, { look, page, say }: Target): void {
  const isOn = value !== 0;
  const sign = SIGNS.get(word);
  if (sign !== undefined) say(sign);
  else if (word === 'par' || word === 'sect' || word === 'page') page.endParagraph();
  else if (word === 'line') page.add('\n', look);
  else if (word === 'cell' || word === 'nestcell') page.endCell();
  else if (word === 'row' || word === 'nestrow') page.endRow();
  else if (word === 'pard') page.beginParagraph();
  else if (word === 'intbl') page.inTable();
  else if (word === 'outlinelevel') page.asHeading((value ?? 0) + 1);
  else if (word === 'v' || word === 'deleted' || word === 'strike' || word === 'striked')
    look.isHidden = isOn;
  else if (word === 'super' || word === 'up') look.script = isOn ? 'sup' : undefined;
  else if (word === 'sub' || word === 'dn') look.script = isOn ? 'sub' : undefined;
  else if (word === 'nosupersub') look.script = undefined;
  else if (word === 'b') look.isBold = isOn;
}

function decoderOf(codePage: number): TextDecoder {
  try {
    return new TextDecoder(CODE_PAGES[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
