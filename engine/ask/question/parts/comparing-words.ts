/** How a language asks how two things differ. */

/** Words of a language, parted by "|". */
type Comparing = {
  /** What stands before the first thing: "difference between". */
  before: string;
  /** What stands between the two. */
  between: string;
  /** What a question begins with that says this behind the first thing: "how does … differ from". */
  verb?: readonly [opening: string, between: string];
};

/** By ISO 639-1. */
export const COMPARING: Readonly<Record<string, Comparing>> = {
  en: {
    before: 'differences? between|compare',
    between: 'and|to|with|from',
    verb: ['how (?:does|do|is|are)', '(?:differ(?:ent)?) (?:from|to|than)'],
  },
  de: {
    before: 'unterschiede? zwischen',
    between: 'und',
    verb: ['(?:wie|worin|wodurch) unterscheide(?:n|t) sich', 'von|und'],
  },
  fr: { before: 'différences? entre', between: 'et' },
  es: { before: 'diferencias? (?:hay )?entre', between: 'y|e' },
  it: { before: "differenz[ae] (?:c[’']è )?(?:tra|fra)", between: 'e|ed' },
  nl: { before: 'verschil(?:len)? tussen', between: 'en' },
  pt: { before: 'diferenças? (?:há )?entre', between: 'e' },
  sv: { before: 'skillnad(?:en)? (?:på|mellan)', between: 'och' },
  da: { before: 'forskel(?:len)? (?:på|mellem)', between: 'og' },
  nb: { before: 'forskjell(?:en)? (?:på|mellom)', between: 'og' },
  pl: { before: 'różnic[ae] między', between: 'a|i' },
  cs: { before: 'rozdíl mezi', between: 'a' },
};

/** The same in all languages. */
export const VERSUS = 'vs\\.?|versus';
/** Articles, which are no part of what a thing is called. */
export const ARTICLES =
  "the|an?|der|die|das|dem|den|des|ein(?:e[mnrs]?)?|les?|la|l[’']|une?|del?|el|los|las|il|lo|gli|i|het|een|os?|as?|den|det|en|et";
