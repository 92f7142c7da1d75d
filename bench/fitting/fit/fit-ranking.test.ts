import { expect, it } from 'vitest';
import { dot, fitRanking, type RankingRow } from './fit-ranking.ts';

/** Questions whose right candidate has the larger first feature; the second says nothing. */
const rows: RankingRow[] = Array.from({ length: 40 }, (_, i) => ({
  candidates: [
    [(i % 7) / 7, ((i * 3) % 5) / 5],
    [(i % 7) / 7 + 0.5, ((i * 2) % 5) / 5],
    [(i % 7) / 7 - 0.5, ((i * 4) % 5) / 5],
  ],
  gold: [false, true, false],
  weight: 1,
}));

it('finds the feature that tells which candidate answers', () => {
  const weights = fitRanking(rows);
  expect(weights[0]).toBeGreaterThan(Math.abs(weights[1] ?? 0) * 5);
  for (const { candidates } of rows) {
    const scores = candidates.map((features) => dot(features, weights));
    expect(Math.max(...scores)).toBe(scores[1]);
  }
});

it('learns nothing from questions without a right candidate', () => {
  expect(fitRanking(rows.map((row) => ({ ...row, gold: [false, false, false] })))).toEqual([]);
});
