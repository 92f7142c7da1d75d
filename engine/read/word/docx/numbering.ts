import { formatNumber } from './number-formats.ts';
import { isLeftOut, readRunFormat } from './run-format.ts';
import type { NumberingUse, ParagraphStyle } from './styles.ts';
import { shownSign } from './symbols.ts';
import { usualLevel } from './usual-lists.ts';
import { childOf, numberOf, switchOf, valOf, type XmlElement } from './xml.ts';

/** What stands before an item. `list` tells its level of its list from others, `count` its place there. */
export type ItemLabel = { marker: string; ordered: boolean; level: number; list: string; count: number };

type Level = {
  start: number;
  format: string;
  text: string;
  /** The level whose items begin this one anew; 0 for none, undefined for all above. */
  restart: number | undefined;
  isLegal: boolean;
  style: string | undefined;
  font: string | undefined;
};
type Counts = Array<number | undefined>;

const LEVELS = 9;
const MAX_MARKER_CHARS = 40;
const BULLET = '•';
/** Dots, rings, squares, dashes and arrows, and letters of fonts that draw such: one bullet is as good as another. */
const PLAIN_BULLET = /^[\s\p{Pd}*·•●○◦∙⚫⚪▪▫■□◼◻◾◽❑❒◆◇❖⬧➢➤➔►▶‣⁃o§\p{Co}]?$/u;

/** A list as a field names it: by the number that paragraphs name, or by its own name. */
export type ListName = { number: string } | { name: string };

/** Numbers the items of a document in the order they are asked for. */
export type Numbering = {
  /** Null for a paragraph that no list numbers. */
  label(use: NumberingUse, style: ParagraphStyle): ItemLabel | null;
  /** Counts a level, from 0, of a list that is none of a paragraph's; `start` is what it is counted as. */
  count(list: ListName, level: number, start?: number): ItemLabel;
};

/** Lists that share a definition count on together, unless one says that it begins anew. */
export function createNumbering(root: XmlElement | null): Numbering {
  const listOf = readLists(root);
  const counts = new Map<string, Counts>();
  const begun = new Set<string>();
  const countIn = (list: List, level: number, anew: number | undefined): ItemLabel => {
    const ofList = counts.get(list.id) ?? [];
    counts.set(list.id, ofList);
    count(ofList, level, list.levels, anew);
    return labelOf(ofList, level, list);
  };
  return {
    label(use, style) {
      const number = use.list ?? style.numbering.list;
      const list = number === undefined ? null : listOf(number);
      if (!list) return null;
      const named =
        use.list === undefined ? list.levels.findIndex((own) => style.lineage.includes(own.style ?? '')) : -1;
      const level = clampLevel(use.level ?? (named >= 0 ? named : (style.numbering.level ?? 0)));
      const isNew = !begun.has(`${number} ${level}`);
      begun.add(`${number} ${level}`);
      return countIn(list, level, isNew ? list.starts.get(level) : undefined);
    },
    count(named, level, start) {
      const number = 'number' in named ? named.number : numberNamed(root, named.name);
      const known = number === undefined ? null : listOf(number);
      return countIn(known ?? usualList('name' in named ? named.name : ''), clampLevel(level), start);
    },
  };
}

/** The first list of the definition with a name. */
function numberNamed(root: XmlElement | null, name: string): string | undefined {
  if (name === '') return undefined;
  const definition = childrenOf(root, 'w:abstractNum').find((own) => valOf(own, 'w:name') === name);
  const id = definition?.attributes['w:abstractNumId'];
  const list = childrenOf(root, 'w:num').find((own) => valOf(own, 'w:abstractNumId') === id);
  return id === undefined ? undefined : list?.attributes['w:numId'];
}

const clampLevel = (level: number): number => Math.max(0, Math.min(LEVELS - 1, level));

const PLAIN_LEVEL: Level = {
  start: 1,
  format: 'decimal',
  text: '',
  restart: undefined,
  isLegal: false,
  style: undefined,
  font: undefined,
};

function count(counts: Counts, level: number, levels: readonly Level[], anew: number | undefined): void {
  const startOf = (at: number): number => levels[at]?.start ?? 1;
  for (let above = 0; above < level; above++) counts[above] ??= startOf(above);
  counts[level] = anew ?? (counts[level] ?? startOf(level) - 1) + 1;
  for (let below = level + 1; below < LEVELS; below++) {
    const restart = levels[below]?.restart;
    if (restart === undefined || (restart > 0 && level < restart)) counts[below] = undefined;
  }
}

function labelOf(counts: Counts, level: number, { id, levels }: List): ItemLabel {
  const own = (at: number): Level => levels[at] ?? PLAIN_LEVEL;
  const { format, text, isLegal, font } = own(level);
  const told = { level, list: `${id}/${level}`, count: counts[level] ?? 1 };
  if (format === 'bullet') {
    const sign = shownSign(text.slice(0, MAX_MARKER_CHARS), font).trim();
    const isPlain = PLAIN_BULLET.test(sign) || /\p{Co}/u.test(sign);
    return { ...told, marker: isPlain ? BULLET : sign, ordered: false };
  }
  const marker = text.slice(0, MAX_MARKER_CHARS).replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const isDigits = isLegal && at < level && own(at).format !== 'none';
    return formatNumber(counts[at] ?? own(at).start, isDigits ? 'decimal' : own(at).format);
  });
  return { ...told, marker: marker.trim().slice(0, MAX_MARKER_CHARS), ordered: true };
}

/** A list by the number that paragraphs name: its definition with what it changes in it. */
type List = {
  /** Of the definition: lists that share one count on together. */
  id: string;
  levels: readonly Level[];
  /** What the first item of a level is counted as, where the list begins anew. */
  starts: ReadonlyMap<number, number>;
};

/** The lists that every Word knows count on together, as one list that is formatted in several ways. */
const usualList = (name: string): List => ({
  id: 'usual',
  levels: Array.from({ length: LEVELS }, (_, at) => ({ ...PLAIN_LEVEL, ...usualLevel(name, at) })),
  starts: new Map(),
});

function readLists(root: XmlElement | null): (number: string) => List | null {
  const elements = new Map(
    childrenOf(root, 'w:num').map((list) => [list.attributes['w:numId'] ?? '', list] as const),
  );
  const definitions = readDefinitions(root);
  const read = new Map<string, List | null>();
  return (number) => {
    const known = read.get(number);
    if (known !== undefined) return known;
    const element = elements.get(number);
    const list = element ? readList(element, definitions) : null;
    read.set(number, list);
    return list;
  };
}

function readList(element: XmlElement, definitions: ReturnType<typeof readDefinitions>): List | null {
  const id = valOf(element, 'w:abstractNumId') ?? '';
  const levels = definitions(id);
  if (levels === null) return null;
  const own = Array.from(
    { length: LEVELS },
    (_, at): Level => levels[at] ?? { ...PLAIN_LEVEL, text: `%${at + 1}.` },
  );
  const starts = new Map<number, number>();
  for (const override of childrenOf(element, 'w:lvlOverride')) {
    const at = Number(override.attributes['w:ilvl']);
    if (!(at >= 0 && at < LEVELS)) continue;
    const level = childOf(override, 'w:lvl');
    if (level) own[at] = readLevel(level, at);
    const start = numberOf(override, 'w:startOverride') ?? (level && numberOf(level, 'w:start'));
    if (start !== undefined) starts.set(at, start);
  }
  return { id, levels: own, starts };
}

/** The levels of a definition; one may stand for the definition that a numbering style names. */
function readDefinitions(root: XmlElement | null): (id: string) => ReadonlyArray<Level | undefined> | null {
  const elements = childrenOf(root, 'w:abstractNum');
  const byId = new Map(
    elements.map((element) => [element.attributes['w:abstractNumId'] ?? '', element] as const),
  );
  const byStyle = new Map(elements.map((element) => [valOf(element, 'w:styleLink'), element] as const));
  const read = new Map<string, Array<Level | undefined>>();
  return (id) => {
    const element = byId.get(id);
    if (!element) return null;
    const style = valOf(element, 'w:numStyleLink');
    const levels = read.get(id) ?? readLevels((style && byStyle.get(style)) || element);
    read.set(id, levels);
    return levels;
  };
}

function readLevels(definition: XmlElement): Array<Level | undefined> {
  const levels: Array<Level | undefined> = [];
  for (const element of childrenOf(definition, 'w:lvl')) {
    const at = Number(element.attributes['w:ilvl']);
    if (at >= 0 && at < LEVELS) levels[at] = readLevel(element, at);
  }
  return levels;
}

function readLevel(element: XmlElement, at: number): Level {
  const run = readRunFormat(childOf(element, 'w:rPr'));
  return {
    start: numberOf(element, 'w:start') ?? 1,
    format: readFormat(element),
    text: isLeftOut(run) ? '' : (valOf(element, 'w:lvlText') ?? `%${at + 1}.`),
    restart: numberOf(element, 'w:lvlRestart'),
    isLegal: switchOf(element, 'w:isLgl') ?? false,
    style: valOf(element, 'w:pStyle'),
    font: run.font,
  };
}

/** Formats that newer programs know stand in a choice, beside one that all know. */
function readFormat(element: XmlElement): string {
  const choice = childOf(childOf(element, 'mc:AlternateContent'), 'mc:Choice');
  const newer = childOf(choice, 'w:numFmt')?.attributes['w:format'];
  if (newer !== undefined) return /^0\d/.test(newer) ? 'decimalZero' : 'decimal';
  return valOf(element, 'w:numFmt') ?? 'decimal';
}

const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
