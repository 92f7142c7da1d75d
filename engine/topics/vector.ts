/** A question as a vector of weighted words and subjects, of length 1 or less: shorter if it says little, empty if it says nothing. */
export type Vector = ReadonlyMap<string, number>;

/** Scalar product: the cosine for two vectors of length 1, less if one is shorter. */
export function likenessOf(a: Vector, b: Vector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, weight] of few) sum += weight * (many.get(key) ?? 0);
  return sum;
}

/** The square of the length of a vector. */
export function squareOf(vector: Vector): number {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  return sum;
}

/** Scales a vector to at most `length`, as if it had another component of weight `unsaid`. Changes it. */
export function setLength(vector: Map<string, number>, length: number, unsaid: number): void {
  const factor = length / (Math.sqrt(squareOf(vector) + unsaid * unsaid) || 1);
  for (const [key, weight] of vector) vector.set(key, weight * factor);
}
