import { acceptedLanguages } from '../../../http/accepted-languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { SiteTexts } from './site-texts.ts';

/** The languages of the public pages, in the order in which they are offered. */
export const LANGUAGES: readonly SiteTexts[] = [english, german, spanish, french, hindi];

/**
 * The texts for a reader.
 * @param chosen the language that the address asks for; undefined where it asks for none
 * @param accepted what the browser accepts: `Accept-Language`
 */
export function chooseTexts(chosen: string | undefined, accepted: string | undefined): SiteTexts {
  for (const language of [chosen, ...acceptedLanguages(accepted)]) {
    const found = LANGUAGES.find((texts) => texts.language === language);
    if (found) return found;
  }
  return english;
}
