/** Shares (0–1) of questions; `mrr` is the mean of 1 / rank of the first gold passage among the first ten, else 0. */
export type RetrievalMetrics = {
  questions: number;
  recall1: number;
  recall3: number;
  recall5: number;
  recall10: number;
  mrr: number;
  medianMs: number;
};

/** Adds up ranks of first gold passages, one question after another. */
export function createRetrievalMeter(): {
  /** `ranked` holds ids, best first; `ms` what ranking took. */
  add(ranked: readonly string[], gold: readonly string[], ms: number): void;
  metrics(): RetrievalMetrics;
} {
  const ranks: number[] = [];
  const times: number[] = [];
  const share = (k: number) => ranks.filter((rank) => rank <= k).length / Math.max(1, ranks.length);
  return {
    add(ranked, gold, ms) {
      const at = ranked.slice(0, 10).findIndex((id) => gold.includes(id));
      ranks.push(at < 0 ? Number.POSITIVE_INFINITY : at + 1);
      times.push(ms);
    },
    metrics: () => ({
      questions: ranks.length,
      recall1: share(1),
      recall3: share(3),
      recall5: share(5),
      recall10: share(10),
      mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / Math.max(1, ranks.length),
      medianMs: median(times),
    }),
  };
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Mean over the sets, each counting the same however many questions it has. */
export function macroAverage(all: readonly RetrievalMetrics[]): RetrievalMetrics {
  const mean = (value: (metrics: RetrievalMetrics) => number) =>
    all.reduce((sum, metrics) => sum + value(metrics), 0) / Math.max(1, all.length);
  return {
    questions: all.reduce((sum, metrics) => sum + metrics.questions, 0),
    recall1: mean((m) => m.recall1),
    recall3: mean((m) => m.recall3),
    recall5: mean((m) => m.recall5),
    recall10: mean((m) => m.recall10),
    mrr: mean((m) => m.mrr),
    medianMs: mean((m) => m.medianMs),
  };
}
