/**
 * Words that say nothing about what a question is about, by ISO 639-1 language. Written without
 * apostrophes too, because people type "dont" and "whats".
 */
const ENGLISH =
  'a an the this that these those is are was were be been being am do does did doing done can could may might must ' +
  'shall should will would have has had having i me my mine we us our you your yours he she it its they them their ' +
  'what which who whom whose when where why how if then than so as of in on at by for from to into with about and ' +
  "or but not no nor there here any some also just please tell want need like get got let make there's i'm i'd i've " +
  "it's don't can't won't isn't aren't doesn't didn't im ive dont cant wont isnt arent doesnt didnt whats thats " +
  "what's that's hi hello thanks thank help me";

const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr ' +
  'mich mir mein meine meinen meinem dein sein ihre ist sind war waren wird werden wurde kann kannst man muss soll ' +
  'darf hat haben habe wie was wer wo wann warum welche welcher welches zu zum zur im in am an auf aus bei mit nach ' +
  'von vom vor für über unter durch um als auch nur noch schon sich so dass wenn dann da hier bitte';

const FRENCH =
  'le la les un une des du de au aux et ou mais ne pas je tu il elle on nous vous ils elles me te se mon ma mes ton ' +
  'ta tes son sa ses notre votre leur leurs est sont suis être avoir ai as a avons ont peut dois faut comment que ' +
  "qui quoi quel quelle quels quelles où quand pourquoi ce cet cette ces dans sur sous avec sans pour par en y d' l'";

const SPANISH =
  'el la los las un una unos unas de del al y o pero no yo tú él ella nosotros ustedes ellos me te se mi mis tu tus ' +
  'su sus es son está están ser estar hay tengo tiene puede puedo debo cómo como qué que quién cuál cuáles dónde ' +
  'donde cuándo cuando por para con sin en sobre a ante desde hasta lo le les este esta estos estas ese esa';

const ITALIAN =
  'il lo la i gli le un uno una di del dello della dei degli delle a al alla da dal in nel nella con su sul per tra e ' +
  'o ma non io tu lui lei noi voi loro mi ti si ci vi mio mia tuo suo è sono sei ho ha hanno essere avere come che ' +
  'chi cosa quale quali dove quando perché questo questa questi queste devo posso può';

const DUTCH =
  'de het een en of maar niet geen ik jij je u hij zij ze wij we jullie mij me mijn jouw uw zijn haar ons is ben bent ' +
  'was waren wordt worden kan kunnen moet moeten mag heeft heb hebben hoe wat wie waar wanneer waarom welke te in op ' +
  'aan met van voor door bij naar uit over om als dan ook nog er hier dit dat deze die';

/** A set of stop words, by ISO 639-1 code. */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: ENGLISH,
    de: GERMAN,
    fr: FRENCH,
    es: SPANISH,
    it: ITALIAN,
    nl: DUTCH,
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
