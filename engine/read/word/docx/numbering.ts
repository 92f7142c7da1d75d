import { formatNumber } from './number-formats.ts';
import { isLeftOut, readRunFormat } from './run-format.ts';
import type { NumberingUse, ParagraphStyle } from './styles.ts';
import { shownSign } from './symbols.ts';
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

/**
 * Numbers the items of a Word file in the order they are asked for. Lists that share a definition count on together, unless one says
 * that it begins anew.
 */
export function createNumbering(
  root: XmlElement | null,
): (use: NumberingUse, style: ParagraphStyle) => ItemLabel | null {
  const definitions = readDefinitions(root);
  const uses = new Map(
    childrenOf(root, 'w:num').map((list) => [list.attributes['w:numId'] ?? '', list] as const),
  );
  const counts = new Map<string, Counts>();
  const begun = new Set<string>();
  return (use, style) => {
    const list = use.list ?? style.numbering.list;
    const element = list === undefined ? undefined : uses.get(list);
    const id = valOf(element, 'w:abstractNumId') ?? '';
    const levels = definitions(id);
    if (element === undefined || levels === null) return null;
    const linked =
      use.list === undefined
        ? levels.findIndex((own) => own?.style && style.lineage.includes(own.style))
        : -1;
    const level = Math.min(LEVELS - 1, use.level ?? (linked >= 0 ? linked : (style.numbering.level ?? 0)));
    const overrides = childrenOf(element, 'w:lvlOverride');
    const own = (at: number): Level => ({ ...PLAIN_LEVEL, ...levels[at], ...overrideOf(overrides, at) });
    const isNew = !begun.has(`${list} ${level}`);
    begun.add(`${list} ${level}`);
    const ofList = counts.get(id) ?? [];
    counts.set(id, ofList);
    const anew = isNew ? startOverride(overrides, level) : undefined;
    count(ofList, level, own, anew);
    return labelOf(ofList, level, own, id);
  };
}

const PLAIN_LEVEL: Level = {
  start: 1,
  format: 'decimal',
  text: '',
  restart: undefined,
  isLegal: false,
  style: undefined,
  font: undefined,
};

function count(counts: Counts, level: number, own: (level: number) => Level, anew: number | undefined): void {
  for (let above = 0; above < level; above++) counts[above] ??= own(above).start;
  counts[level] = anew ?? (counts[level] ?? own(level).start - 1) + 1;
  for (let below = level + 1; below < LEVELS; below++) {
    const { restart } = own(below);
    if (restart === undefined || (restart > 0 && level < restart)) counts[below] = undefined;
  }
}

function labelOf(counts: Counts, level: number, own: (level: number) => Level, id: string): ItemLabel {
  const { format, text, isLegal, font } = own(level);
  const told = { level, list: `${id}/${level}`, count: counts[level] ?? 1 };
  if (format === 'bullet') {
    const sign = shownSign(text, font).trim();
    const isPlain = PLAIN_BULLET.test(sign) || /\p{Co}/u.test(sign);
    return { ...told, marker: isPlain ? BULLET : sign.slice(0, MAX_MARKER_CHARS), ordered: false };
  }
  const marker = text.slice(0, MAX_MARKER_CHARS).replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const isDigits = isLegal && at < level && own(at).format !== 'none';
    return formatNumber(counts[at] ?? own(at).start, isDigits ? 'decimal' : own(at).format);
  });
  return { ...told, marker: marker.trim().slice(0, MAX_MARKER_CHARS), ordered: true };
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

function overrideOf(overrides: readonly XmlElement[], at: number): Level | undefined {
  const level = childOf(overrideAt(overrides, at), 'w:lvl');
  return level && readLevel(level, at);
}

/** What the first item of a list that "restarts numbering" is counted as. */
function startOverride(overrides: readonly XmlElement[], at: number): number | undefined {
  const override = overrideAt(overrides, at);
  const level = childOf(override, 'w:lvl');
  return numberOf(override, 'w:startOverride') ?? (level && numberOf(level, 'w:start'));
}

const overrideAt = (overrides: readonly XmlElement[], at: number): XmlElement | undefined =>
  overrides.find(({ attributes }) => Number(attributes['w:ilvl']) === at);

const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
