import { languageOf } from '../../index/language.ts';
import { normaliseText } from '../../index/normalise.ts';

/**
 * Words that two ways of asking the same may differ in, by ISO 639-1 language: articles, persons, auxiliaries, courtesy.
 * Everything else counts, so a language without an entry compares every word.
 */
const EMPTY: Record<string, string> = {
  en:
    'a an the this that these those is are was were be been being am do does did doing done will would could can shall ' +
    'should must may might has have had having i me my mine we us our you your yours he she it its they them their ' +
    'what which whom as of in on at by for from to into with about and then so there here any some also too just please ' +
    'tell want need needs needed require requires required like get got gets let hi hello thanks thank actually exactly really properly correctly correct ' +
    'proper exact simply basically best currently maybe perhaps possibly ever anyway somehow',
  de:
    'der die das den dem des ein eine einen einem einer eines ich du er es wir ihr mich mir mein meine meinen meinem man ' +
    'dein ist sind war wird werden kann kannst und zu zum zur im in am an bei von vom für so da hier bitte denn eigentlich',
  fr: 'le la les un une des du de au aux et je tu il elle on nous vous me mon ma mes ton ta tes son sa ses est sont peut puis en pour',
  es: 'el la los las un una unos unas de del al y yo tú me se mi mis tu tus su sus es son está están puedo puede en para por lo',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle a al alla nel nella e io mi si mio mia è sono posso può per',
  nl: 'de het een en ik je u we mij me mijn uw is zijn wordt worden kan kunnen in op aan van voor er hier dit dat deze die',
  pt: 'o a os as um uma de do da dos das e eu me se meu minha seu sua é são está posso pode em no na por para',
  da: 'en et den det de og jeg man vi mig min mit mine er kan i på af til for med',
  sv: 'en ett den det de och jag man vi mig min mitt mina är kan i på av till för med',
  nb: 'en ei et den det de og jeg man vi meg min mitt mine er kan i på av til for med',
};

/** Words by which a question leans on what was said before, by language. */
const POINTING: Record<string, string> = {
  de: 'und aber oder dann also es ihn ihm sie ihr dies diese dieser dieses diesen davon damit dafür daran dort wieder andere anderen',
  fr: 'et mais ou alors il elle le la les lui cela ça celui celle ceux y en autre encore là',
  es: 'y pero o entonces lo la los las le eso esto ese esa aquello ahí otro otra otra también',
  it: 'e ma o allora lo la li le gli ne ci quello quella questo questa lì altro altra ancora',
  nl: 'en maar of dan het hem ze dat dit die deze daar ermee ervan andere weer',
  pt: 'e mas ou então ele ela isso isto esse essa aquilo lá aí outro outra também',
  da: 'og men eller så den det dem dette denne der anden andre igen',
  sv: 'och men eller då den det dem detta denna där annan andra igen',
  nb: 'og men eller så den det dem dette denne der annen andre igjen',
};

const setsOf = (lists: Record<string, string>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(lists).map(([code, words]) => [code, new Set(normaliseText(words).split(' '))] as const),
  );

const EMPTY_SETS = setsOf(EMPTY);
const POINTING_SETS = setsOf(POINTING);
const NONE: ReadonlySet<string> = new Set();

/** Words of a language that say nothing about what is asked; none of a language nobody has prepared. */
export const emptyWordsOf = (code: string): ReadonlySet<string> => EMPTY_SETS.get(code) ?? NONE;

/** Words of a language that point back in a conversation; null for English, and where they are not known. */
export const pointingWordsOf = (code: string): ReadonlySet<string> | null => POINTING_SETS.get(code) ?? null;

/** The words that are neither content nor empty: negation, conditions, alternatives. */
export const isTelling = (word: string, code: string): boolean =>
  languageOf(code).isStopWord(word) && !emptyWordsOf(code).has(word);
