/** Numbers of articles and machines as GS1 writes them, and the address that holds both (GS1 Digital Link URI Syntax). */
import { z } from 'zod';
import { CODE_FORMS } from '../chat/code-address.ts';

/** A GTIN has 8, 12, 13 or 14 digits; in an address always 14, filled up with zeros. */
const GTIN = /^(?:\d{8}|\d{12,14})$/;
const GTIN_DIGITS = 14;

/**
 * The check digit of a GS1 number: digits weighted 3, 1, 3 … from the right, filled up to a multiple of ten.
 * @param digits all but the check digit
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The GTIN with 14 digits; null for what is none, be it that its check digit is wrong. */
export function readGtin(text: string): string | null {
  if (!GTIN.test(text)) return null;
  return checkDigitOf(text.slice(0, -1)) === Number(text.at(-1)) ? text.padStart(GTIN_DIGITS, '0') : null;
}

/** Whether a text can be a serial number (AI 21). */
export const isGs1Serial = (text: string): boolean => CODE_FORMS.serial.test(text);

/**
 * Path of the address of an article, or of one machine of it.
 * @param gtin 14 digits
 * @param serial empty: all machines of it
 */
export const gs1Path = (gtin: string, serial = ''): string =>
  `/01/${gtin}${serial === '' ? '' : `/21/${encodeURIComponent(serial)}`}`;

/** What a path with the key 01 names; the qualifiers 22 and 10 are read, and play no part here. */
export type Gs1Article = { gtin: string; serial: string };

/** Qualifiers of a GTIN in the only order they may have: consumer product variant, batch, serial number. */
const QUALIFIERS = ['22', '10', '21'];

/**
 * Reads the path of a GS1 Digital Link address of an article.
 * @param path without a query, still percent-encoded, such as `/01/09520123456788/21/12345`
 * @returns null where it is not one: a wrong check digit, an unknown or repeated qualifier, a wrong order, a value that
 *   the standard does not allow
 */
export function readGs1Path(path: string): Gs1Article | null {
  let parts: string[];
  try {
    parts = path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
  const [key, number = '', ...rest] = parts;
  const gtin = key === '01' ? readGtin(number) : null;
  if (gtin === null || rest.length % 2 === 1) return null;
  let last = -1;
  let serial = '';
  for (let i = 0; i < rest.length; i += 2) {
    const [qualifier = '', value = ''] = rest.slice(i, i + 2);
    const place = QUALIFIERS.indexOf(qualifier);
    if (place <= last || !isGs1Serial(value)) return null;
    last = place;
    if (qualifier === '21') serial = value;
  }
  return { gtin, serial };
}

const WRONG_GTIN = 'This is not a GTIN: it has 8, 12, 13 or 14 digits, and the last one checks the others.';

/** A GTIN in a form, or nothing; it comes out with 14 digits. */
export const optionalGtin = z
  .string(WRONG_GTIN)
  .trim()
  .max(20, WRONG_GTIN)
  .refine((text) => text === '' || readGtin(text) !== null, WRONG_GTIN)
  .transform((text) => readGtin(text) ?? '');

const WRONG_SERIAL = 'A serial number has up to 20 letters, digits and signs, and no blanks.';

/** A serial number in a form, or nothing. */
export const optionalSerial = z
  .string(WRONG_SERIAL)
  .trim()
  .refine((text) => text === '' || isGs1Serial(text), WRONG_SERIAL);
