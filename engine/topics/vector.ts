/** A question as weighted words and subjects, of length 1 or less: shorter where it says little, empty where it says nothing. */
export type Vector = ReadonlyMap<string, number>;

/** Scalar product: the cosine of two vectors of length 1, less where one is shorter. */
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

/** Gives a vector a length up to `length`: as if it had another part of the weight `unsaid` that is left out. Changes it. */
export function setLength(vector: Map<string, number>, length: number, unsaid: number): void {
  const factor = length / (Math.sqrt(squareOf(vector) + unsaid * unsaid) || 1);
  for (const [key, weight] of vector) vector.set(key, weight * factor);
}
