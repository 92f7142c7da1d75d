/** The language-dependent part of text analysis: stop words, stemming, normalisation. */
import { stemmer as stemDanish } from '@orama/stemmers/danish';
import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemFinnish } from '@orama/stemmers/finnish';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemHungarian } from '@orama/stemmers/hungarian';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRomanian } from '@orama/stemmers/romanian';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSerbian } from '@orama/stemmers/serbian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import { stemmer as stemTurkish } from '@orama/stemmers/turkish';
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian';
import stemEnglish from 'wink-porter2-stemmer';
import { regularForm } from './irregular-forms.ts';
import { foldSpelling } from './spelling.ts';
import { stopWords as allStopWords } from './stop-words.ts';

/** Language-dependent part of the analysis; all functions take lower-case words without accents. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  stopWords: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  /** Word → the form that is indexed. */
  stem(word: string): string;
};

/** Words that are not stemmed: "mains" is the power supply, and "Windows" mostly the operating system. */
const NO_PLURALS: ReadonlySet<string> = new Set(['mains', 'windows']);

const NO_STOP_WORDS: ReadonlySet<string> = new Set();

type Stemmer = (word: string) => string;

/** Snowball stemmers. Words of other languages are compared unstemmed. */
const STEMMERS: ReadonlyMap<string, Stemmer> = new Map<string, Stemmer>([
  ['da', stemDanish],
  ['de', (word) => stemGerman(withoutSpeltUmlauts(word))],
  ['en', (word) => (NO_PLURALS.has(word) ? word : stemEnglish(regularForm(foldSpelling(word))))],
  ['es', stemSpanish],
  ['fi', stemFinnish],
  ['fr', (word) => stemFrench(withoutArticle(word))],
  // Croatian and Serbian are inflected alike, and the stemmer reads both "mlijeko" and "mleko".
  ['hr', stemSerbian],
  ['hu', stemHungarian],
  ['it', (word) => stemItalian(withoutArticle(word))],
  ['ko', (word) => withoutEnding(withoutEnding(word))],
  ['nb', stemNorwegian],
  ['nl', stemDutch],
  ['pt', stemPortuguese],
  ['ro', stemRomanian],
  ['ru', stemRussian],
  ['sv', stemSwedish],
  ['tr', stemTurkish],
  ['uk', stemUkrainian],
]);

/** People without umlauts type "Tuer" for "Tür"; "neue", "Steuer" and "Quelle" are left alone. */
const withoutSpeltUmlauts = (word: string): string => word.replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2');

/** "l'eau", "dell'acqua": the article is written with its word. */
const withoutArticle = (word: string): string =>
  word.replace(
    /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|[adn]ell|all|dall|sull|quest|quell|dov|cos|com|quand)'/,
    '',
  );

/**
 * Particles of Korean and the verb "do", which are written with their word: "필터를", "청소하세요". Taken off
 * twice, because a word may itself end as a particle does: "어린이", "어린이를".
 */
const KOREAN_ENDING =
  /(?<=\p{Script=Hangul}{2})(?:을|를|은|는|이|가|의|에|에서|에게|으로|까지|부터|와|과|하[세십시오요나려면여]*|하는|합니[다까]|해야|해요|해|되나요|됩니다)$/u;

const withoutEnding = (word: string): string => word.replace(KOREAN_ENDING, '');

const languages = new Map<string, Language>();

/** The language of an ISO 639-1 code; an unsupported one is analysed without stop words and stemming. */
export function languageOf(code: string): Language {
  const known = languages.get(code);
  if (known !== undefined) return known;
  const stopWords = allStopWords().get(code) ?? NO_STOP_WORDS;
  const stem = STEMMERS.get(code) ?? ((word: string) => word);
  const language: Language = {
    code,
    stopWords,
    isStopWord: (word) => stopWords.has(word) || (word.includes("'") && stopWords.has(withoutArticle(word))),
    stem: remember(stem),
  };
  // Codes come from outside, so only supported ones are cached; otherwise the map could grow without limit.
  if (allStopWords().has(code)) languages.set(code, language);
  return language;
}

const MAX_REMEMBERED = 20_000;
/** Longer strings, in characters, are no words, and a stemmer would take a second for one. */
const MAX_STEMMED_LENGTH = 64;

/** A cache of stems: stemming costs more than a look-up, and a manual repeats its words. */
function remember(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    if (word.length > MAX_STEMMED_LENGTH) return word;
    const known = stems.get(word);
    if (known !== undefined) return known;
    if (stems.size >= MAX_REMEMBERED) stems.clear();
    const made = stem(word);
    stems.set(word, made);
    return made;
  };
}
