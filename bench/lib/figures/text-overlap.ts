import { commonSubsequence } from './common-subsequence.ts';

/** Words of a text, lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Harmonic mean of precision and recall of a text's words against the gold text's (as in SQuAD), 0–1. */
export function tokenF1(text: string, gold: string): number {
  const [found, wanted] = [wordsOf(text), wordsOf(gold)];
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let matches = 0;
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    matches += 1;
    left.set(word, count - 1);
  }
  return harmonicMean(matches / found.length, matches / wanted.length);
}

/** ROUGE-L F1: by the longest common subsequence of words; only the first 600 words of each text are compared. */
export function rougeL(text: string, gold: string): number {
  const [a, b] = [wordsOf(text).slice(0, 600), wordsOf(gold).slice(0, 600)];
  const { length } = commonSubsequence(a, b);
  return harmonicMean(length / a.length, length / b.length);
}

/** Whether one of the sentences has at least 60 % of its pairs of words in the gold text; needs three pairs. */
export function holdsGoldSentence(sentences: readonly string[], gold: string): boolean {
  const wanted = pairsOf(gold);
  return sentences.some((sentence) => {
    const pairs = pairsOf(sentence);
    const common = [...pairs].filter((pair) => wanted.has(pair)).length;
    return pairs.size >= 3 && common / pairs.size >= 0.6;
  });
}

function pairsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`));
}

function harmonicMean(precision: number, recall: number): number {
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}
