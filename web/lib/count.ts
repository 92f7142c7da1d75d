import { formatNumber } from './format.ts';
import { LOCALE } from './locale.ts';

const pluralRules = new Intl.PluralRules(LOCALE);

/** "1 chatbot", "14 chatbots": a number with its noun; `many` for plurals that take more than an s. */
export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${pluralRules.select(value) === 'one' ? one : many}`;
}
