import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { SiteTexts } from './site-texts.ts';

/** The languages of the public pages, in the order in which they are offered. */
export const LANGUAGES: readonly SiteTexts[] = [english, german, spanish, french, hindi];

/** Most of a header that is looked at; browsers send a few dozen characters. */
const READ_CHARS = 200;

/**
 * The texts for a reader.
 * @param chosen the language that the address asks for; undefined where it asks for none
 * @param accepted what the browser accepts: `Accept-Language`
 */
export function chooseTexts(chosen: string | undefined, accepted: string | undefined): SiteTexts {
  const wanted = (accepted ?? '')
    .slice(0, READ_CHARS)
    .split(',')
    .map((range) => {
      const [tag = '', weight = 'q=1'] = range.trim().split(';');
      return { language: tag.toLowerCase().split('-', 1)[0], weight: Number(weight.trim().slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
  for (const language of [chosen, ...wanted]) {
    const found = LANGUAGES.find((texts) => texts.language === language);
    if (found) return found;
  }
  return english;
}
