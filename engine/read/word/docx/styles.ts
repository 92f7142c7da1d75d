import { basedOn, type RunFormat, readRunFormat } from './run-format.ts';
import { childOf, numberOf, valOf, type XmlElement } from './xml.ts';

/** How a paragraph names its list; what is not said is missing. */
export type NumberingUse = { list?: string; level?: number };

/** A paragraph style with all that it has from the styles it is based on. */
export type ParagraphStyle = {
  id: string;
  name: string;
  /** 0–8 for the levels of an outline; 9 is text. */
  outlineLevel?: number;
  numbering: NumberingUse;
  /** This style and those it is based on, nearest first. */
  lineage: readonly string[];
  run: RunFormat;
};

export type Styles = {
  /** Of a paragraph that names no style, the default one. */
  paragraph(id: string | undefined): ParagraphStyle;
  character(id: string | undefined): RunFormat & { name?: string };
};

const MAX_ANCESTORS = 20;
const NO_STYLE: ParagraphStyle = { id: '', name: '', numbering: {}, lineage: [], run: {} };

/** Reads the styles of a Word file; without them every text is plain. */
export function readStyles(root: XmlElement | null): Styles {
  const styles = new Map<string, XmlElement>();
  let standard: string | undefined;
  for (const style of root?.children ?? []) {
    if (style.name !== 'w:style') continue;
    const { 'w:type': type = 'paragraph', 'w:styleId': id = '', 'w:default': isDefault } = style.attributes;
    styles.set(`${type} ${id}`, style);
    if (type === 'paragraph' && /^(?:1|true|on)$/.test(isDefault ?? '')) standard = id;
  }
  const defaults = readRunFormat(
    childOf(childOf(childOf(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'),
  );
  const lineageOf = (type: string, id: string): XmlElement[] => {
    const lineage: XmlElement[] = [];
    for (let style = styles.get(`${type} ${id}`); style && lineage.length < MAX_ANCESTORS; ) {
      lineage.push(style);
      style = styles.get(`${type} ${valOf(style, 'w:basedOn')}`);
    }
    return lineage;
  };
  const runOf = (lineage: readonly XmlElement[]): RunFormat =>
    lineage.reduceRight<RunFormat>(
      (base, style) => basedOn(base, readRunFormat(childOf(style, 'w:rPr'))),
      {},
    );
  const paragraph = remember((id) => {
    const lineage = lineageOf('paragraph', id);
    const run = basedOn(defaults, runOf(lineage));
    return lineage[0] ? describe(lineage, run) : { ...NO_STYLE, run };
  });
  const character = remember((id) => {
    const lineage = lineageOf('character', id);
    const name = valOf(lineage[0], 'w:name');
    return { ...runOf(lineage), ...(name !== undefined && { name }) };
  });
  return {
    paragraph: (id) => paragraph(id ?? standard ?? ''),
    character: (id) => (id === undefined ? {} : character(id)),
  };
}

function describe(lineage: readonly XmlElement[], run: RunFormat): ParagraphStyle {
  const properties = lineage.map((style) => childOf(style, 'w:pPr'));
  const outlineLevel = firstOf(properties.map((own) => numberOf(own, 'w:outlineLvl')));
  return {
    id: lineage[0]?.attributes['w:styleId'] ?? '',
    name: valOf(lineage[0], 'w:name') ?? '',
    ...(outlineLevel !== undefined && { outlineLevel }),
    numbering: readNumberingUse(...properties),
    lineage: lineage.map(({ attributes }) => attributes['w:styleId'] ?? ''),
    run,
  };
}

/** The list that paragraph properties name, the first of them over the others. */
export function readNumberingUse(...properties: readonly (XmlElement | undefined)[]): NumberingUse {
  const uses = properties.map((own) => childOf(own, 'w:numPr'));
  const list = firstOf(uses.map((use) => valOf(use, 'w:numId')));
  const level = firstOf(uses.map((use) => numberOf(use, 'w:ilvl')));
  return { ...(list !== undefined && { list }), ...(level !== undefined && { level }) };
}

const firstOf = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.find((value) => value !== undefined);

function remember<T>(find: (id: string) => T): (id: string) => T {
  const found = new Map<string, T>();
  return (id) => {
    const known = found.get(id) ?? find(id);
    found.set(id, known);
    return known;
  };
}
