import { whenNeeded } from '../../runtime/when-needed.ts';
import { namedWords } from '../../words/named-words.ts';

/** The signs of each unit, by the one that it is compared as; how languages write it out stands in `units.tsv`. */
const SYMBOLS = {
  ms: 'ms',
  s: 's',
  min: 'min',
  h: 'h',
  day: '',
  week: '',
  month: '',
  year: '',
  µm: 'μm',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  inch: '"',
  ft: 'ft',
  mm2: 'mm2',
  cm2: 'cm2',
  m2: 'm2',
  cm3: 'cm3 ccm',
  m3: 'm3',
  mg: 'mg',
  g: 'g',
  kg: 'kg',
  t: 't',
  lb: 'lb lbs',
  oz: 'oz',
  ml: 'ml mL',
  cl: 'cl',
  dl: 'dl',
  l: 'l L',
  gal: 'gal',
  mV: 'mV',
  V: 'V VAC VDC',
  kV: 'kV',
  mA: 'mA',
  A: 'A',
  Ah: 'Ah',
  mAh: 'mAh',
  W: 'W',
  kW: 'kW',
  Wh: 'Wh',
  kWh: 'kWh',
  VA: 'VA',
  ohm: 'Ω kΩ',
  Hz: 'Hz',
  kHz: 'kHz',
  MHz: 'MHz',
  GHz: 'GHz',
  mbar: 'mbar',
  bar: 'bar bars',
  psi: 'psi PSI',
  Pa: 'Pa',
  hPa: 'hPa',
  kPa: 'kPa',
  MPa: 'MPa',
  N: 'N',
  Nm: 'Nm N·m',
  '°C': '°C °c C',
  '°F': '°F °f F',
  K: 'K',
  '°': '°',
  '°dH': '°dH dH',
  dB: 'dB dB(A)',
  rpm: 'rpm U/min',
  '%': '%',
  ppm: 'ppm',
  times: 'x X',
  kB: 'kB KB',
  MB: 'MB',
  GB: 'GB',
  TB: 'TB',
  px: 'px',
  dpi: 'dpi',
  lux: 'lux lx',
  lm: 'lm',
} as const;

/** Letters that mean one thing as a capital and another as a small letter. */
const SHORT = 3;

/** Every way of writing a unit: short ones as they are, longer ones in lower case. */
const spellings = whenNeeded(() => {
  const exact = new Map<string, string>();
  const folded = new Map<string, string>();
  for (const [unit, signs] of Object.entries(SYMBOLS))
    for (const spelling of [...signs.split(' '), ...writtenOut(unit)].map(withoutMarks)) {
      if (spelling.length <= SHORT) exact.set(spelling, unit);
      else folded.set(spelling.toLowerCase(), unit);
    }
  return { exact, folded };
});

const writtenOut = (unit: string): string[] =>
  [...namedWords('units').values()].flatMap((words) => words[unit as keyof typeof words]?.split('|') ?? []);

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** A unit, with another behind "per" or a stroke: "°C", "l/min", "m per s". */
const UNIT = /^(?:°\s?[CFKcf]?(?:dH)?|["%Ω]|dB\(A\)|[\p{L}·]+\d?)(?:\/\p{L}+\d?)?/u;

/** The unit that a plain text begins with, as it is compared, and its length in characters; null if it is none. */
export function readUnit(text: string): { unit: string; length: number } | null {
  const written = UNIT.exec(text)?.[0];
  if (written === undefined) return null;
  const whole = unitOf(written);
  if (whole !== null) return { unit: whole, length: written.length };
  const [head = '', per = ''] = written.split('/');
  const [first, second] = [unitOf(head), unitOf(per)];
  if (first === null) return null;
  if (second === null) return { unit: first, length: head.length };
  return { unit: `${first}/${second}`, length: written.length };
}

function unitOf(written: string): string | null {
  const spelling = written.replace(/\s/g, '');
  return spellings().exact.get(spelling) ?? spellings().folded.get(spelling.toLowerCase()) ?? null;
}
