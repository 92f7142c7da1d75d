import type { Piece } from './draft.ts';
import { formatNumber } from './number-formats.ts';
import type { ItemLabel, ListName, Numbering } from './numbering.ts';
import { headingStyleLevel } from './paragraph.ts';
import type { ParagraphStyle } from './styles.ts';
import { usualLevel } from './usual-lists.ts';

/** A field that Word numbers by its place, of which a file keeps no result. */
export type NumberField = { kind: 'AUTONUM' | 'AUTONUMLGL' | 'AUTONUMOUT' | 'LISTNUM'; code: string };

/** A paragraph whose fields are to be numbered: `list` is the one that numbers it, `level` its place there from 0. */
type Numbered = {
  pieces: readonly Piece[];
  style: ParagraphStyle;
  label: ItemLabel | null;
  list: string | undefined;
};

const NUMBER_FIELD = /^\s*(AUTONUM(?:LGL|OUT)?|LISTNUM)\b/i;
const LEVELS = 9;
/** The field that an instruction makes; null for one of another kind. */
export function numberFieldOf(code: string): NumberField | null {
  const name = NUMBER_FIELD.exec(code)?.[1]?.toUpperCase();
  return name === undefined ? null : { kind: name as NumberField['kind'], code };
}

/**
 * Numbers the fields of paragraphs in the order they are given. A number with which a paragraph begins that no list numbers is its
 * label; others are text.
 */
export function createNumberFields(numbering: Numbering) {
  const autonum = createAutonum();
  const listnum = createListnum(numbering);
  return ({
    pieces,
    style,
    label,
    list,
  }: Numbered): { pieces: readonly Piece[]; label: ItemLabel | null } => {
    if (!pieces.some(({ kind }) => kind === 'number')) return { pieces, label };
    const heading = headingStyleLevel(style);
    const shown: Piece[] = [];
    let own = label;
    let atStart = true;
    let begun = 0;
    for (const piece of pieces) {
      if (piece.kind !== 'number') {
        shown.push(piece);
        atStart &&= piece.kind !== 'text' || piece.text.trim() === '';
        continue;
      }
      const { field, ...format } = piece;
      const level = (label ? label.level + 1 : 0) + begun;
      const counted = field.kind === 'LISTNUM' ? listnum(field, level, list) : autonum(field, heading);
      if (atStart && field.kind === 'LISTNUM') begun += 1;
      if (atStart && own === null && heading === 0 && counted.marker !== '') own = counted;
      else shown.push({ ...format, kind: 'text', text: counted.marker });
    }
    return { pieces: shown, label: own };
  };
}

/** Counts paragraphs of body text anew behind each heading that counts, and headings by their levels. */
function createAutonum(): (field: NumberField, heading: number) => ItemLabel {
  let headings: number[] = [];
  let body = 0;
  return ({ kind, code }, heading) => {
    if (heading > 0) {
      headings = headings.slice(0, heading);
      headings[heading - 1] = (headings[heading - 1] ?? 0) + 1;
      body = 0;
    } else body += 1;
    const count = heading > 0 ? (headings[heading - 1] ?? 1) : body;
    const path = [...headings.filter((above) => above !== undefined), ...(heading > 0 ? [] : [body])];
    const format = formatOf(code);
    const said =
      kind === 'AUTONUMLGL'
        ? path.map((number) => formatNumber(number, format)).join('.')
        : formatNumber(count, format);
    const isOutline = kind === 'AUTONUMOUT' && heading > 0;
    const marker = isOutline ? outlined(count, heading - 1) : said + endOf(code);
    return { marker: marker.trim(), ordered: true, level: 0, list: `AUTONUM ${headings.join('.')}`, count };
  };
}

/** A heading's number as an outline has it. */
function outlined(count: number, level: number): string {
  const { text, format } = usualLevel('OutlineDefault', level);
  return text.replace(/%\d/, formatNumber(count, format));
}

/** What follows the number: a stop unless the instruction says another sign ("\s :") or none ("\e"). */
function endOf(code: string): string {
  if (/\\e\b/i.test(code)) return '';
  const [, quoted, bare] = /\\s\s+(?:"([^"]*)"|(\S))/i.exec(code) ?? [];
  return (quoted ?? bare ?? '.').slice(0, 1);
}

/** The format that an instruction asks for ("\* roman"). */
function formatOf(code: string): string {
  const name = /\\\*\s*([a-z]+)/i.exec(code)?.[1] ?? '';
  const isUpper = /^\p{Lu}/u.test(name);
  if (/^alphabetic$/i.test(name)) return isUpper ? 'upperLetter' : 'lowerLetter';
  if (/^roman$/i.test(name)) return isUpper ? 'upperRoman' : 'lowerRoman';
  return /^ordinal$/i.test(name) ? 'ordinal' : 'decimal';
}

/** Counts fields in the list that they name, or that numbers their paragraph, else in the last that one was counted in. */
function createListnum(numbering: Numbering) {
  let last: ListName = { name: '' };
  return ({ code }: NumberField, level: number, own: string | undefined): ItemLabel => {
    const named = /^\s*LISTNUM\s+(?:"([^"]*)"|([^\\\s]+))/i.exec(code);
    const name = named?.[1] ?? named?.[2];
    if (name !== undefined) last = { name };
    else if (own !== undefined) last = { number: own };
    const told = Number(/\\l\s*(\d)/i.exec(code)?.[1] ?? level + 1);
    const at = Math.max(1, Math.min(LEVELS, told)) - 1;
    const start = /\\s\s*(\d{1,5})/i.exec(code)?.[1];
    return numbering.count(last, at, start === undefined ? undefined : Number(start));
  };
}
