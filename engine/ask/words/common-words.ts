import { type Language, languageOf } from '../../index/language.ts';

/**
 * Words of everyday talk that say little about what a question is about, though a manual may hold them seldom: "one
 * little part", "straight on", "stay dead". They are looked for like any other word, but whether the manual knows them
 * says little about whether it answers.
 */
const WORDS =
  'able absolutely act actually add again ago ahead all allow alone along already alright also although always ' +
  'annoying another anybody anymore anyone anything anyway anywhere around ask away awful awfully back bad because ' +
  'become before begin behind believe beside best better big bit both bring bunch calm care case cause certain ' +
  'chance clear clearly close come common complete completely constantly correct correctly couple course crazy ' +
  'currently day deal difference different directly down during each early easily easy either else end enough ' +
  'entire especially even ever every everyone everything everywhere exact exactly example expect explain extra ' +
  'fact far feel few fine first five follow four free fully funny general give given go goes going gone good ' +
  'gotten great guess guy half happen hard hardly hear help here high hit honestly hope horrible horribly huge ' +
  'idea important inside instant instead involve job keep kind know last late later least leave less life like ' +
  'likely line literally little live long look lot low main make many matter may maybe mean meant mention mind ' +
  'minute moment more most much must myself nasty near nearly never new next nice normal normally now nowhere ' +
  'number obviously odd often ok okay old once one only ordinary other otherwise out outside over own part ' +
  'particular past people perfectly perhaps person pick place plain plus point possible possibly prefer pretty ' +
  'previous probably proper properly put question quickly quite rather reach real really reason recent recently ' +
  'regular related ridiculous ridiculously right run same say seem seen seriously several show side similar simple ' +
  'simply since single sit small somebody someone something sometimes somewhere soon sort special specific stand ' +
  'start stay still straight strange stuff stupid such suddenly supposed sure take talk tell ten term terrible ' +
  'terribly thing think though thought three through throughout time tiny together told totally tried trouble true ' +
  'try two type unbelievable under understand unless until up upon usual usually various very wait wanna way week ' +
  'weird well went whatever whenever whether while whole wish within without wonder word work works world worry ' +
  'worth yeah year yes yet';

const STEMS: ReadonlySet<string> = new Set(WORDS.split(' ').map(languageOf('en').stem));

/** Whether an English index term is an everyday word. */
export function isCommonWord(term: string): boolean {
  return STEMS.has(term);
}

/** Whether a term of this language is an everyday word; none is known of any but English. */
export const isEveryday = (term: string, { code }: Language): boolean => code === 'en' && isCommonWord(term);
