import { whenNeededFor } from '../../../runtime/when-needed.ts';
import { formsOfAll, type NamedWords, wordsNamed } from '../../../words/named-words.ts';

/** Amounts that manuals state and people ask for: their units, and by what words they go in the languages of both. */

/** What stands behind the number of an amount, in letters whose case counts: "A" is no "a". Parts of regular expressions. */
const SYMBOLS = {
  time: 'ms|s|h|min',
  mass: 'kg|g|mg|t|lbs?|oz',
  length: '[munkc]?m|in|ft|["″×]|x\\s?\\d',
  volume: '[mcd]?[lL]|cm³|m³|gal',
  temperature: '°\\s?[CFK]?|[CFK]',
  loudness: 'dB(?:\\s?\\(?A\\)?)?',
  voltage: '[mk]?V(?:\\s?(?:AC|DC|~|⎓))?|VAC|VDC',
  current: '[mµ]?A|m?Ah',
  power: '[kmM]?W|k?VA|hp|PS|BTU(?:/h)?',
  pressure: 'm?bar|[kKhM]?Pa|psi|PSI',
  frequency: '[kMG]?Hz',
  speed: 'rpm|r/min|U/min|min[-⁻][1¹]|tr/min|km/h|mph|m/s|mm/s|[kMG]bps|[KMG]bit/s',
} as const satisfies Partial<Record<keyof NamedWords<'quantities'>, string>>;

export type Quantity = keyof typeof SYMBOLS;

const QUANTITIES = Object.keys(SYMBOLS) as Quantity[];

/** Time is also told in words: "after two minutes". */
const numerals = (): string => {
  const numbers = [...wordsNamed('numbers').values()].flat().filter((word) => word !== '-');
  return `${formsOfAll('quantities', 'oneOf')}|${numbers.join('|')}`;
};

const NUMBER = String.raw`\d[\d.,\s–-]{0,16}`;
const ENDS = String.raw`(?!\p{L})`;

const unitsOf = (quantity: Quantity): string => formsOfAll('quantities', `${quantity} units`);

const amounts = whenNeededFor((quantity: Quantity): readonly RegExp[] => {
  const number = quantity === 'time' ? String.raw`(?:${NUMBER}|(?<!\p{L})(?:${numerals()})\s)` : NUMBER;
  return [
    new RegExp(`${NUMBER}(?:${SYMBOLS[quantity]})${ENDS}`, 'u'),
    new RegExp(`${number}(?:${unitsOf(quantity)})${ENDS}`, 'iu'),
  ];
});

/** Patterns of amounts of it: "230 V" for voltage. */
export const amountsOf = (quantity: Quantity): readonly RegExp[] => amounts(quantity);

/** Pattern of whatever an amount may be called, and of the words that its unit may be, without boundaries. */
export const anyName = (): string =>
  QUANTITIES.map((quantity) => formsOfAll('quantities', quantity)).join('|');
export const anyUnit = (): string => QUANTITIES.map(unitsOf).join('|');

const findBy = (formsOf: (quantity: Quantity) => string): ((text: string) => Quantity | undefined) => {
  const patternOf = whenNeededFor((quantity: Quantity) => new RegExp(`^(?:${formsOf(quantity)})$`, 'iu'));
  return (text) => QUANTITIES.find((quantity) => patternOf(quantity).test(text));
};

/** Which amount is called so, and which is told in this unit. */
export const quantityNamed = findBy((quantity) => formsOfAll('quantities', quantity));
export const quantityIn = findBy(unitsOf);

/** An amount as typed: "110 V", "60°C". */
export type Amount = { quantity: Quantity; number: string };

/** The amounts that a text states, of all quantities but time: that manuals don't hold "after 2 days" says nothing. */
export function amountsIn(text: string): Amount[] {
  return QUANTITIES.flatMap((quantity) => {
    const stated =
      quantity === 'time'
        ? null
        : amounts(quantity)
            .map((amount) => amount.exec(text))
            .find(Boolean);
    const number = stated && /\d+(?:[.,]\d+)?/.exec(stated[0])?.[0];
    return number ? [{ quantity, number }] : [];
  });
}

/** The single words that an amount may be called. */
export const wordsFor = (quantity: Quantity): string[] =>
  `${formsOfAll('quantities', quantity)}|${formsOfAll('quantities', `${quantity} also`)}`
    .split('|')
    .filter((name) => /^\p{L}+$/u.test(name));
