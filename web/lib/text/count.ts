import { formatNumber } from './format.ts';
import { perLocale } from './locale.ts';

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

/** A number with its noun: "1 chatbot", "14 chatbots". `many` is the plural if that is not made with an s. */
export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${pluralRules().select(value) === 'one' ? one : many}`;
}
