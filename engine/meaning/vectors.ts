import { WIDTH } from './models.ts';

/**
 * The vectors of a passage by one model: those of its windows, then those of its sentences, {@link WIDTH} bytes each. Each is scaled so that
 * its largest component is 127 and rounded, since only its direction matters.
 */
export type PassageVectors = { windows: number; bytes: Int8Array };

/** Number of sentences that the vectors of a passage belong to. */
export const sentenceCount = ({ windows, bytes }: PassageVectors): number => bytes.length / WIDTH - windows;

/** Writes the direction of a vector into bytes, from `at` on. */
export function quantise(vector: ArrayLike<number>, into: Int8Array, at: number): void {
  let largest = 0;
  for (let i = 0; i < WIDTH; i += 1) largest = Math.max(largest, Math.abs(vector[i] ?? 0));
  const scale = largest === 0 ? 0 : 127 / largest;
  for (let i = 0; i < WIDTH; i += 1) into[at + i] = Math.round((vector[i] ?? 0) * scale);
}

/** Length of the vector at `at`. */
export function normOf(bytes: Int8Array, at: number): number {
  let sum = 0;
  for (let i = at; i < at + WIDTH; i += 1) {
    const value = bytes[i] ?? 0;
    sum += value * value;
  }
  return Math.sqrt(sum);
}

/** Product of a question's unit vector with the vector at `at`. */
export function dot(question: Float32Array, bytes: Int8Array, at: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < WIDTH; i += 4) {
    const j = at + i;
    a += (question[i] as number) * (bytes[j] as number);
    b += (question[i + 1] as number) * (bytes[j + 1] as number);
    c += (question[i + 2] as number) * (bytes[j + 2] as number);
    d += (question[i + 3] as number) * (bytes[j + 3] as number);
  }
  return a + b + c + d;
}
