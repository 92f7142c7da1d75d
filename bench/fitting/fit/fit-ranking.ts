/** A ranking to fit: candidates by features, and which of them answer. */
export type RankingRow = {
  candidates: readonly (readonly number[])[];
  gold: readonly boolean[];
  weight: number;
};

const STEPS = 400;
const RATE = 0.05;
const RIDGE = 0.004;
/** Decay of the means of Adam (Kingma and Ba, 2015). */
const [DECAY, SQUARE_DECAY] = [0.9, 0.999];

/**
 * Weights with which candidates that answer get most of the softmax over their question's candidates (ListNet's top-one
 * probability, Cao et al., 2007), by Adam, with a ridge on standardised weights.
 */
export function fitRanking(rows: readonly RankingRow[]): number[] {
  const usable = rows.filter(({ gold }) => gold.includes(true) && gold.includes(false));
  const width = usable[0]?.candidates[0]?.length ?? 0;
  const scale = deviations(usable, width);
  const standard = usable.map(({ candidates, gold, weight }) => ({
    gold,
    weight,
    candidates: candidates.map((features) =>
      Float64Array.from(features, (value, i) => value / (scale[i] ?? 1)),
    ),
  }));
  const total = standard.reduce((sum, { weight }) => sum + weight, 0);
  const theta = new Float64Array(width);
  const [moment, square] = [new Float64Array(width), new Float64Array(width)];
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = theta.map((value) => RIDGE * value);
    for (const row of standard) addGradient(row, theta, gradient, row.weight / total);
    gradient.forEach((value, i) => {
      moment[i] = DECAY * (moment[i] ?? 0) + (1 - DECAY) * value;
      square[i] = SQUARE_DECAY * (square[i] ?? 0) + (1 - SQUARE_DECAY) * value * value;
      const mean = (moment[i] ?? 0) / (1 - DECAY ** step);
      const spread = Math.sqrt((square[i] ?? 0) / (1 - SQUARE_DECAY ** step));
      theta[i] = (theta[i] ?? 0) - (RATE * mean) / (spread + 1e-8);
    });
  }
  return [...theta].map((value, i) => value / (scale[i] ?? 1));
}

type StandardRow = { candidates: readonly Float64Array[]; gold: readonly boolean[] };

/** Adds the gradient of -log(share of the softmax that the gold candidates have). */
function addGradient(
  { candidates, gold }: StandardRow,
  theta: Float64Array,
  into: Float64Array,
  share: number,
): void {
  const scores = candidates.map((features) => dot(features, theta));
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  const sumOfGold = powers.reduce((a, b, i) => (gold[i] ? a + b : a), 0) || 1e-12;
  candidates.forEach((features, c) => {
    const power = powers[c] ?? 0;
    const pull = share * (power / sum - (gold[c] ? power / sumOfGold : 0));
    for (let i = 0; i < features.length; i += 1) into[i] = (into[i] ?? 0) + pull * (features[i] ?? 0);
  });
}

/** A candidate's score. */
export function dot(features: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < features.length; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

function deviations(rows: readonly RankingRow[], width: number): number[] {
  const all = rows.flatMap(({ candidates }) => candidates);
  return Array.from({ length: width }, (_, i) => {
    const mean = all.reduce((sum, features) => sum + (features[i] ?? 0), 0) / Math.max(1, all.length);
    const variance =
      all.reduce((sum, features) => sum + ((features[i] ?? 0) - mean) ** 2, 0) / Math.max(1, all.length);
    return Math.sqrt(variance) || 1;
  });
}
