import type { Chain, ChainTurn } from '../lib/questions/chains.ts';
import { checkPlace, type ManualText, type QuotedPlace } from './row-checks.ts';

/** The pages that a chain names (1-based, in order), those of old subjects too. */
export const pagesOfChain = ({ turns }: Chain): number[] =>
  [...new Set(turns.flatMap(placesOf).flatMap(({ pages }) => pages ?? []))].sort((a, b) => a - b);

/** What is wrong with a chain, in sentences; empty if nothing is. */
export function checkChain({ turns }: Chain, manual: ManualText): string[] {
  const failures = turns.flatMap((turn, number) => {
    const form = checkForm(turn, number + 1);
    const places = placesOf(turn).flatMap((place) => checkPlace(place, manual));
    return [...form, ...places].map((failure) => `turn ${number + 1}: ${failure}`);
  });
  return [...(turns.length === 2 || turns.length === 3 ? [] : ['not two or three turns']), ...failures];
}

const placesOf = (turn: ChainTurn): QuotedPlace[] => (turn.kind === 'new' ? [turn, turn.old] : [turn]);

/** @param number of the turn, 1-based */
function checkForm(turn: ChainTurn, number: number): string[] {
  return [
    ...(turn.question === '' || turn.question.length > 200 ? ['the question is empty or too long'] : []),
    ...(turn.answer === '' ? ['no answer'] : []),
    ...((turn.kind === 'own') === (number === 1) ? [] : ['the first turn, and no other, is of kind own']),
    ...(turn.kind === 'leaning' && !(turn.leans_on >= 1 && turn.leans_on < number)
      ? ['it leans on no earlier turn']
      : []),
    ...(turn.kind === 'new' && share(turn, turn.old) ? ['a place of the old subject answers it too'] : []),
  ];
}

/** Whether both name a page or a section: then an answer from there could be of either. */
function share(one: QuotedPlace, other: QuotedPlace): boolean {
  const placesIn = ({ pages, sections }: QuotedPlace): (number | string)[] => pages ?? sections ?? [];
  return placesIn(one).some((place) => placesIn(other).includes(place));
}
