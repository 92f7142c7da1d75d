import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { Query } from '../base/query.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { holdsTerm } from '../question/identifiers.ts';
import { isProcedure, procedureOf } from './procedures/procedure.ts';
import { procedureByLeadIn } from './procedures/procedure-by-lead-in.ts';
import { referredProcedure } from './procedures/referred-procedure.ts';

/** From this share of the best one's score a passage is nearly as good. */
const AS_GOOD = 0.9;

type Found = Pick<SearchResult, 'query' | 'passages'>;

/**
 * The passage that answers in the place of the best one, chosen once and in this order: of the procedures of its section the one
 * that was asked for, if it is one to follow; else a passage as good that sends its reader to the steps; else the best one.
 */
export function choosePassage(index: ManualIndex, found: Found, best: FoundPassage): FoundPassage {
  const meant = procedureByLeadIn(index, found, best);
  return procedureToFollow(index, found.query, meant) === null ? guideTo(index, found, meant) : meant;
}

/** All parts of the procedure that a passage belongs to; null where it is nothing to follow for this question. */
export function procedureToFollow(
  index: ManualIndex,
  query: Query,
  found: FoundPassage,
): FoundPassage[] | null {
  const parts = procedureOf(index, found);
  return isProcedure(index, parts, query.isHowTo) && !isCodeList(index, query, parts) ? parts : null;
}

/** The best passage, or one as good that sends its reader to the steps for what was asked. */
function guideTo(index: ManualIndex, { query, passages }: Found, best: FoundPassage): FoundPassage {
  const asGood = passages.filter(({ score }) => score >= AS_GOOD * best.score);
  return asGood.find((found) => referredProcedure(index, query, found) !== null) ?? best;
}

/** Whether the items of a list are about codes, of which the question asks for some: then the list is nothing to follow. */
function isCodeList(index: ManualIndex, { decisive }: Query, parts: readonly FoundPassage[]): boolean {
  const items = parts.flatMap(({ passage }) =>
    passage.steps.map(({ start, end }) => passage.text.slice(start, end)),
  );
  const [first] = parts;
  if (first === undefined) return false;
  const { language } = manualOfPassage(index, first.number);
  const asked = items.filter((item) => holdsTerm(index, item.split(/[\s:]/)[0] ?? '', language, decisive));
  return asked.length > 0 && asked.length < items.length;
}
