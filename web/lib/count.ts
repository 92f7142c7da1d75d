import { formatNumber } from './format.ts';
import { perLocale } from './locale.ts';

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

/** "1 chatbot", "14 chatbots": a number with its noun; `many` for plurals that take more than an s. */
export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${pluralRules().select(value) === 'one' ? one : many}`;
}
