/**
 * English words, each followed by the forms that a stemmer does not trace back to it. Left out are forms that are
 * words themselves ("left", "ground", "leaves", "cooler", "led"), and those on every page ("shown", "taken"), where
 * the form helps to tell passages apart.
 */
const FORMS =
  'come came|take took|awake awoke|bend bent|blow blew blown|break broke broken|bring brought|build built|buy bought|catch caught|' +
  'choose chose chosen|dig dug|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fallen|feed fed|' +
  'fly flew flown|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen|grow grew grown|hang hung|hear heard|' +
  'hide hid hidden|lend lent|lose lost|overwrite overwrote overwritten|pay paid|rebuild rebuilt|' +
  'ring rang rung|sell sold|shake shook shaken|shrink shrank shrunk|sink sank sunk|sleep slept|' +
  'slide slid|spend spent|spin spun|steal stole stolen|strike struck|sweep swept|swell swollen|tear tore torn|' +
  'throw threw thrown|undo undid undone|unwind unwound|wake woke woken|wear wore worn|withdraw withdrew withdrawn|' +
  'child children|foot feet|half halves|knife knives|mouse mice|shelf shelves|tooth teeth|' +
  'analysis analyses|appendix appendices|axis axes|criterion criteria|ephemeris ephemerides|index indices|matrix matrices|vertex vertices|' +
  'big bigger biggest|bright brighter brightest|cold colder coldest|dark darker darkest|fast faster fastest|heavy heavier heaviest|' +
  'high higher highest|hot hotter hottest|large larger largest|loud louder loudest|quiet quieter quietest|' +
  'short shorter shortest|slow slower slowest|small smaller smallest|strong stronger strongest|thick thicker thickest|tight tighter|' +
  'warm warmer warmest|weak weaker weakest|wet wetter|wide wider widest';

const WORDS: ReadonlyMap<string, string> = new Map(
  FORMS.split('|').flatMap((entry) => {
    const [word = '', ...forms] = entry.split(' ');
    return forms.map((form) => [form, word] as const);
  }),
);

/** The word that a lower-case form belongs to; regular forms come back unchanged. */
export const regularForm = (word: string): string => WORDS.get(word) ?? word;
