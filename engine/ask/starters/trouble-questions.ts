import type { Passage } from '../../document/manual.ts';
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { namedWords } from '../../words/named-words.ts';
import { isFaultPlace } from '../question/fault-places.ts';
import { headingsForSpecialists, isForSpecialists } from '../say/specialists.ts';
import { spread } from './spread.ts';

/** Longer ones tell a story. */
const MAX_CHARACTERS = 60;
/** "E-07", "F 12" or "F: 16", alone. */
const CODE = /^\p{Lu}{1,3}(?:[-– ]|: ?)?\d{1,4}$/u;

/** How a language asks what a code means, and how it says that something does not work: never what is not to be done. */
type Trouble = { meaningOf: (code: string) => string; isComplaint: RegExp };

type IsMeant = (passage: number, said: string) => boolean;

const troubles = whenNeeded(
  () =>
    new Map(
      [...namedWords('starters')].flatMap(([code, { askMeaning, complaint }]): [string, Trouble][] => {
        if (askMeaning === undefined || complaint === undefined) return [];
        const isComplaint = new RegExp(complaint, 'u');
        return [[code, { meaningOf: (fault) => askMeaning.replace('$&', fault), isComplaint }]];
      }),
    ),
);

/**
 * Questions about trouble that the fault lists of the manuals are made for: by turns what a code means, and what does not work, in
 * their words; each taken from all over the lists. None where there are no lists, or in a language that this one does not know.
 * @param isMeant whether a fault counts, by the number of its passage and all that is said of it
 */
export function troubleQuestions(index: ManualIndex, limit: number, isMeant: IsMeant = () => true): string[] {
  const codes = spread([...new Set(questionsOf(index, isMeant, codesOf))], limit);
  const complaints = spread([...new Set(questionsOf(index, isMeant, complaintsOf))], limit);
  return Array.from({ length: limit })
    .flatMap((_, i) => [codes[i], complaints[i]])
    .filter((question) => question !== undefined)
    .slice(0, limit);
}

/** Makes questions of the fault places that are in the main language of their manual. */
const questionsOf = (
  index: ManualIndex,
  isMeant: IsMeant,
  find: (heads: string[], trouble: Trouble) => string[],
): string[] =>
  index.passages.flatMap((passage, number) => {
    const { language } = manualOfPassage(index, number);
    const trouble = troubles().get(language);
    const isAsked = trouble && index.languageOf[number] === language && isFaultPlace(passage);
    return isAsked
      ? find(
          headsOf(index, passage, (said) => isMeant(number, said)),
          trouble,
        )
      : [];
  });

const codesOf = (heads: string[], { meaningOf }: Trouble): string[] =>
  heads.filter((head) => CODE.test(head)).map(meaningOf);

const complaintsOf = (heads: string[], { isComplaint }: Trouble): string[] =>
  heads.filter((head) => head.length <= MAX_CHARACTERS && isComplaint.test(head));

/** What a fault place heads its faults with, without those that only specialists may mend. */
function headsOf(
  index: ManualIndex,
  { heading, text, table }: Passage,
  isMeant: (said: string) => boolean,
): string[] {
  if (table === null)
    return headingsForSpecialists(index).has(heading) || !isMeant(`${heading} ${text}`) ? [] : [heading];
  return table.rows.flatMap(({ cells: [head = '', ...rest] }) =>
    isForSpecialists(rest.join(' ')) || !isMeant([head, ...rest].join(' ')) ? [] : [head.trim()],
  );
}
