/** A question back: which variant the customer has, where the manual answers differently for each. */
import type { ManualIndex } from '../../../index/manual-index.ts';
import type { Answer, Turn } from '../../base/answer.ts';
import type { FoundPassage, SearchResult } from '../../find/search.ts';
import { createCitationList } from '../../say/citations/citations.ts';
import { namedIn } from './named.ts';
import { keyOf } from './names.ts';
import { turningPoint, type VariantPlace } from './turning-point.ts';

/** First line of `content` where the customer is asked back; the names follow, a line each. */
export const ASKS_VARIANT = 'That depends on the variant. Which one is it?';

/** More buttons are no quick choice. */
const MAX_CHOICES = 4;

type Answered = { answer: Answer; sources: FoundPassage[] };

/** Which variant an answer is to hold for: `name` where that is known, else the places between which the customer chooses. */
export type VariantNeed = { name: string } | { places: VariantPlace[] };

/**
 * Whether an answer turns on the variant, and what is known of it: named by the question, chosen or fixed before, or named by the
 * newest question of the conversation that names one. Null where it does not turn on it, or several are named.
 */
export function variantNeeded(
  index: ManualIndex,
  found: SearchResult,
  answered: Answered,
  { history, variants }: { history: readonly Turn[]; variants: readonly string[] },
): VariantNeed | null {
  if (answered.answer.band === 'none' || found.query.decisive.length > 0) return null;
  const told = [found.question, ...history.map(({ question }) => question).reverse()];
  const isChosen = (name: string) => variants.some((one) => keyOf(one) === keyOf(name));
  const isKnown = (names: readonly string[]) =>
    names.some(isChosen) || told.some((text) => namedIn(text, names).length === 1);
  const places = turningPoint(index, found, answered, isKnown);
  const names = [...new Map(places.map(({ name }) => [keyOf(name), name])).values()];
  if (names.length < 2) return null;
  const named = namedIn(found.question, names);
  if (named.length > 1) return null;
  const known =
    named[0] ??
    variants.flatMap((one) => names.filter((name) => keyOf(name) === keyOf(one)))[0] ??
    told.map((text) => namedIn(text, names)).find(({ length }) => length === 1)?.[0];
  if (known !== undefined) return { name: known };
  return names.length <= MAX_CHOICES && answered.answer.band === 'answer' ? { places } : null;
}

/** Asks back, with a place of each variant. */
export function askBack(places: readonly VariantPlace[], confidence: number): Answer {
  const citations = createCitationList();
  const variants = places.map(({ name, found, start, end }) => {
    // Cells of one row stand at one place; each variant names it all the same.
    const citation = citations.numberAt(found, start, end);
    return { name, citation };
  });
  return {
    answered: false,
    band: 'closest',
    confidence,
    content: [ASKS_VARIANT, ...variants.map(({ name }) => name)].join('\n'),
    variants,
    steps: [],
    warnings: [],
    table: null,
    citations: [...citations.citations],
    figures: [],
    related: [],
    suggestions: [],
  };
}
