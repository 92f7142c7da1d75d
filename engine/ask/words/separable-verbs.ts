import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import type { Alternative, QueryTerm } from '../base/query.ts';
import { findSynonyms } from './find-synonyms.ts';
import { MIN_VERB, SEPARABLE, type Separable, verbForms } from './verb-forms.ts';

/** Weight of the verb in one word against the word that was typed. */
const SAME = 0.9;
/** Words that may stand between a verb and the prefix behind it, and between a prefix and the verb behind that: "uit te zetten". */
const MAX_BETWEEN = 10;
const MAX_BETWEEN_BEFORE = 2;

/**
 * Gives each word of a German or Dutch question what its verb is written as, where the manual has that: its other forms
 * ("pumpt", "pumpen"), the verb that it makes with a prefix apart from it ("pumpt das Wasser nicht ab": "abpumpen") or what
 * that means ("zet hem uit": "uitschakelen"), and the written form of what is spoken ("rausholen": "herausholen").
 */
export function addSeparableVerbs(
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  for (const code of index.languages) {
    const separable = SEPARABLE.get(code);
    if (separable) addVerbsOf({ code, separable }, index, tokens, terms);
  }
}

function addVerbsOf(
  { code, separable }: { code: string; separable: Separable },
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  const { stem } = languageOf(code);
  const printed = (verb: string): number[] =>
    verbForms(code, stem(verb)).flatMap((form) => index.lexicon.get(form) ?? []);
  tokens.forEach(({ term: word }, at) => {
    const query = terms.get(stem(word));
    if (query === undefined) return;
    const whole = wholeVerbs(separable, tokens, at);
    for (const verb of [word, ...whole.map((one) => one.verb)])
      for (const number of printed(verb)) offer(query, { number, weight: SAME, kind: 'spelling' });
    for (const { verb } of whole.filter(({ isSure }) => isSure)) {
      const meant = findSynonyms(index, stem(verb));
      for (const other of meant) if (!isOffered(query, other.number)) offer(query, other);
      // The verb in two words says more than the half of it: "zet".
      if (meant.length > 0 || printed(verb).length > 0) query.specificity = 1;
    }
  });
}

/** A verb in one word, and whether what was taken for its prefix can be nothing else. */
type WholeVerb = { verb: string; isSure: boolean };

/** What the word at `at` may be part of: the verb with a prefix near it, or the written form of what is spoken. */
function wholeVerbs(
  { prefixes, spoken, sure, joining }: Separable,
  tokens: readonly Token[],
  at: number,
): WholeVerb[] {
  const word = tokens[at]?.term ?? '';
  const join = (prefix: string, rest: string, isSure: boolean): WholeVerb[] =>
    (prefixes.get(prefix) ?? []).map((written) => ({ verb: written + rest, isSure }));
  const [begin = ''] = spoken.exec(word) ?? [];
  const inOne = join(begin, word.slice(begin.length), true);
  if (word.length < MIN_VERB || prefixes.has(word)) return inOne;
  const from = Math.max(0, at - 1 - MAX_BETWEEN_BEFORE);
  const apart = tokens.slice(from, at + 2 + MAX_BETWEEN).flatMap(({ term }, index) => {
    const next = tokens[from + index + 1]?.term;
    const endsClause = from + index > at && (next === undefined || joining.has(next));
    return from + index === at ? [] : join(term, word, sure.has(term) || endsClause);
  });
  return [...inOne, ...apart];
}

const isOffered = (query: QueryTerm, number: number): boolean =>
  query.alternatives.some((other) => other.number === number);

function offer(query: QueryTerm, alternative: Alternative): void {
  if (alternative.number === query.number) return;
  const others = query.alternatives.filter(({ number }) => number !== alternative.number);
  query.alternatives = [...others, alternative];
}
