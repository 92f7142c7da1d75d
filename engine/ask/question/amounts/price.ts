import type { LanguageWords } from '../../../words/language-words.ts';
import { WORDS } from '../../../words/languages.ts';
import { wholeWords, withoutAccents } from '../../../words/whole-words.ts';

const ofAll = (forms: (words: LanguageWords) => string): string => [...WORDS.values()].map(forms).join('|');

const ASKED = wholeWords`${ofAll(({ prices }) => prices)}`;
const AMOUNT = wholeWords`(?:${ofAll(({ amounts }) => amounts)})(?!\p{L})[^.\d]{0,20}\d+`;

const CURRENCY = '[€$£¥₹]|EUR|USD|CHF|GBP|PLN|zł|euros?|dollars?|francs?|franken|pounds?';
const MONEY = new RegExp(String.raw`(?:${CURRENCY})\s?\d|\d\s?(?:${CURRENCY})(?!\p{L})`, 'iu');

/** Whether a question, as it was asked, wants to know a price: manuals hardly ever tell one. */
export const asksPrice = (question: string): boolean => ASKED.test(withoutAccents(question));

/** Whether a text states a price: an amount with its currency, or a number behind what amounts are called. */
export const statesPrice = (text: string): boolean => MONEY.test(text) || AMOUNT.test(withoutAccents(text));
