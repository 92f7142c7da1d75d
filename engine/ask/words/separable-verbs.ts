import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import type { Alternative, QueryTerm } from '../question/query.ts';
import { findSynonyms } from './find-synonyms.ts';
import { type Separable, separablePrefixes, verbForms } from './verb-forms.ts';

/** Languages whose verbs part from their prefixes: "pumpt das Wasser nicht ab", "zet hem uit". */
const SEPARATING = ['de', 'nl'] as const;

/** Weight of the verb in one word against the word that was typed. */
const SAME = 0.9;
/** Words that may stand between a verb and the prefix behind it, and between a prefix and the verb behind that: "uit te zetten". */
const MAX_BETWEEN = 10;
const MAX_BETWEEN_BEFORE = 2;
/** A shorter word is hardly a verb. */
const MIN_VERB = 3;

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
  for (const code of SEPARATING) if (index.languages.includes(code)) addVerbsOf(code, index, tokens, terms);
}

function addVerbsOf(
  code: (typeof SEPARATING)[number],
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  const { stem } = languageOf(code);
  const separable = separablePrefixes(code);
  const { prefixes, spoken } = separable;
  tokens.forEach(({ term: word }, at) => {
    const query = terms.get(stem(word));
    if (query === undefined) return;
    const [begin = ''] = spoken.exec(word) ?? [];
    const written = (prefixes.get(begin) ?? []).map((prefix) => prefix + word.slice(begin.length));
    const isVerb = word.length >= MIN_VERB && !prefixes.has(word);
    const apart = isVerb ? prefixesNear(separable, tokens, at) : [];
    const joined = (parts: readonly string[]) =>
      parts.flatMap((part) => (prefixes.get(part) ?? []).map((prefix) => prefix + word));
    const offerVerbs = (verbs: readonly string[]): boolean => {
      const forms = verbs.flatMap((verb) => verbForms(code, stem(verb)));
      const same = forms.flatMap((form) => index.lexicon.get(form) ?? []);
      for (const number of same) offer(query, { number, weight: SAME, kind: 'spelling' });
      return same.length > 0;
    };
    const offerMeanings = (verbs: readonly string[]): boolean => {
      const meant = verbs.flatMap((verb) => findSynonyms(index, stem(verb)));
      for (const other of meant) if (!isOffered(query, other.number)) offer(query, other);
      return meant.length > 0;
    };
    offerVerbs([word, ...written, ...joined(apart.map(({ term }) => term))]);
    const sure = [...written, ...joined(apart.filter(({ isSure }) => isSure).map(({ term }) => term))];
    const isKnown = offerVerbs(sure);
    // The verb in two words says more than the half of it: "zet".
    if (offerMeanings(sure) || isKnown) query.specificity = 1;
  });
}

/** Words around the verb at `at` that may be its prefix, and whether each is no preposition there. */
function prefixesNear({ prefixes, sure, joining }: Separable, tokens: readonly Token[], at: number) {
  const from = Math.max(0, at - 1 - MAX_BETWEEN_BEFORE);
  return tokens.slice(from, at + 2 + MAX_BETWEEN).flatMap(({ term }, index) => {
    if (from + index === at || !prefixes.has(term)) return [];
    const next = tokens[from + index + 1]?.term;
    const isBehind = from + index > at;
    const endsClause = isBehind && (next === undefined || joining.has(next));
    return [{ term, isSure: sure.has(term) || endsClause }];
  });
}

const isOffered = (query: QueryTerm, number: number): boolean =>
  query.alternatives.some((other) => other.number === number);

function offer(query: QueryTerm, alternative: Alternative): void {
  if (alternative.number === query.number) return;
  const others = query.alternatives.filter(({ number }) => number !== alternative.number);
  query.alternatives = [...others, alternative];
}
