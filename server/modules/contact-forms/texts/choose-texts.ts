import { chooseTexts as chooseSiteTexts } from '../../site/texts/choose-texts.ts';
import type { ContactTexts } from './contact-texts.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';

/** The languages of contact forms, in the order in which they are offered: those of all public pages. */
export const LANGUAGES: readonly ContactTexts[] = [english, german, spanish, french, hindi];

/** The texts for a reader, chosen as for all public pages. */
export function chooseTexts(chosen: string | undefined, accepted: string | undefined): ContactTexts {
  const { language } = chooseSiteTexts(chosen, accepted);
  return LANGUAGES.find((texts) => texts.language === language) ?? english;
}
