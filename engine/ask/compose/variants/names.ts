/** What a variant of a product is called, told by its form: a model, a platform, a size. */
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { anyUnit } from '../../question/amounts/quantities.ts';

/** Longer texts are no names. */
const MAX_CHARACTERS = 40;

/** Programs tell by these names what they run on; they are the same in all languages. */
const PLATFORM =
  /^(?:(?:ms|microsoft) )?(?:windows|macos|mac os(?: x)?|os x|linux|unix|ubuntu|debian|fedora|freebsd|openbsd|netbsd|android|ios|ipados|chrome ?os|iphone|ipad)(?: \d[\d.]*| xp| vista)?$/iu;
/** The name of a series, letters alone. */
const SERIES = String.raw`\p{Lu}[\p{L}-]*`;
/** What models of a series are called besides: "S", "Plus". */
const SUFFIX = String.raw`(?: \p{Lu}\p{L}{0,4})?`;
/** Letters and digits in one word, "TX740", "ESP32-POE", perhaps behind the name of a series: "Tarn 24C". */
const MODEL = new RegExp(
  String.raw`^(?:(?:${SERIES} ){1,2}(?=[\p{L}-]*\d)(?=[\d-]*\p{L})[\p{Lu}\d][\p{L}\d-]*|(?=\p{Lu}*[\p{L}-]*\d)\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*)${SUFFIX}$`,
  'u',
);
/** Two digits behind the name of a series, "Tarn 40". */
const NUMBERED = new RegExp(String.raw`^(?:${SERIES} ){1,2}\d{2,4}${SUFFIX}$`, 'u');
/** A code, a terminal or a number of a setting is the name of no model: "E14", "P-01". */
const CODE = /^\p{L}{1,2}[-. ]?\d{1,3}(?: |$)/u;
/** "July 2024" names a time. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const size = whenNeeded(() => new RegExp(String.raw`^\d(?:[\d.,]*\d)?[\s-]?(?:${anyUnit()})$`, 'iu'));

/** A name as it is compared. */
export const keyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a text is the name of a platform or of a model; not an amount, a year or a code. */
export function isVariantName(text: string): boolean {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name.length > MAX_CHARACTERS) return false;
  if (PLATFORM.test(name)) return true;
  return !CODE.test(name) && !YEAR.test(name) && (MODEL.test(name) || NUMBERED.test(name));
}

/** The same, or a size: "3.5-inch", which parts headings but stands above columns of all kinds. */
export const isVariantInHeading = (text: string): boolean => isVariantName(text) || size().test(text);

/** A heading without its number. */
export const withoutNumber = (heading: string): string =>
  heading
    .replace(/^(?:[\p{Lu}\d](?:\.\d+)*[.)]?|\d[\d.]*\)?)\s+(?=\S)/u, '')
    .replace(/\s+/g, ' ')
    .trim();
