/** Every way of writing a unit, by the one that it is compared as. Case counts where lower case means something else. */
const SPELLINGS: Record<string, string> = {
  ms: 'ms millisecond milliseconds Millisekunden',
  s: 's sec secs second seconds Sekunde Sekunden seconde secondes segundo segundos secondo secondi seconden sekund sekunder',
  min: 'min mins minute minutes Minute Minuten minuto minutos minuti minuten minut minuter minutter',
  h: 'h hr hrs hour hours Std Stunde Stunden heure heures hora horas ora ore uur uren timme timmar',
  day: 'day days Tag Tage Tagen jour jours día días dia dias giorno giorni dag dagen dagar dage dager',
  week: 'week weeks Woche Wochen semaine semaines semana semanas settimana settimane weken vecka veckor uge uger uke uker',
  month:
    'month months Monat Monate Monaten mois mes meses mese mesi maand maanden månad månader måned måneder',
  year: 'year years Jahr Jahre Jahren ans année années año años anno anni ano anos jaar jaren år',
  µm: 'μm micron microns',
  mm: 'mm millimeter millimeters millimetre millimetres',
  cm: 'cm centimeter centimeters centimetre centimetres Zentimeter',
  m: 'm meter meters metre metres mètre mètres metro metros metri',
  km: 'km kilometer kilometers kilometre kilometres',
  inch: 'inch inches Zoll pulgadas pouces pollici "',
  ft: 'ft foot feet',
  mm2: 'mm2',
  cm2: 'cm2',
  m2: 'm2',
  cm3: 'cm3 ccm',
  m3: 'm3',
  mg: 'mg',
  g: 'g gram grams gramme grammes Gramm gramos grammi gramas',
  kg: 'kg kilo kilos kilogram kilograms kilogramme Kilogramm',
  t: 't ton tons tonne tonnes Tonnen',
  lb: 'lb lbs pound pounds',
  oz: 'oz ounce ounces',
  ml: 'ml mL milliliter milliliters millilitre millilitres',
  cl: 'cl',
  dl: 'dl',
  l: 'l L liter liters litre litres Litern litro litros litri',
  gal: 'gal gallon gallons',
  mV: 'mV',
  V: 'V VAC VDC volt volts Volt',
  kV: 'kV',
  mA: 'mA',
  A: 'A amp amps ampere amperes Ampere',
  Ah: 'Ah',
  mAh: 'mAh',
  W: 'W watt watts Watt',
  kW: 'kW kilowatt kilowatts',
  Wh: 'Wh',
  kWh: 'kWh',
  VA: 'VA',
  ohm: 'Ω ohm ohms Ohm kΩ',
  Hz: 'Hz hertz Hertz',
  kHz: 'kHz',
  MHz: 'MHz',
  GHz: 'GHz',
  mbar: 'mbar',
  bar: 'bar bars',
  psi: 'psi PSI',
  Pa: 'Pa pascal',
  hPa: 'hPa',
  kPa: 'kPa',
  MPa: 'MPa',
  N: 'N newton',
  Nm: 'Nm N·m',
  '°C': '°C °c C celsius',
  '°F': '°F °f F fahrenheit',
  K: 'K kelvin',
  '°': '° deg degree degrees Grad degrés grados gradi',
  '°dH': '°dH dH',
  dB: 'dB dB(A) decibel decibels Dezibel',
  rpm: 'rpm U/min',
  '%': '% percent Prozent pourcent',
  ppm: 'ppm',
  times: 'x X times mal fois veces volte keer gånger gange ganger',
  kB: 'kB KB',
  MB: 'MB',
  GB: 'GB',
  TB: 'TB',
  px: 'px pixel pixels',
  dpi: 'dpi',
  lux: 'lux lx',
  lm: 'lm lumen lumens',
};

/** Letters that mean one thing as a capital and another as a small letter. */
const SHORT = 3;

const EXACT = new Map<string, string>();
const FOLDED = new Map<string, string>();
for (const [unit, spellings] of Object.entries(SPELLINGS)) {
  for (const spelling of spellings
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(' ')) {
    if (spelling.length <= SHORT) EXACT.set(spelling, unit);
    else FOLDED.set(spelling.toLowerCase(), unit);
  }
}

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
  return EXACT.get(spelling) ?? FOLDED.get(spelling.toLowerCase()) ?? null;
}
