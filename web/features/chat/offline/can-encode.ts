/** Whether this device can tell what questions mean. */

/** The smallest programs that use vectors of numbers, and memory that threads could share: the runtime needs both. */
const PROGRAMS = [
  [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
    11,
  ],
  [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 4, 1, 3, 1, 1, 10, 11, 1, 9, 0, 65, 0, 254,
    16, 2, 0, 26, 11,
  ],
];

/** Left free beside what is saved: a share of it. */
const SPARE = 0.1;

/** What stands in the way; null: nothing. */
export type Obstacle = 'unable' | 'noRoom' | null;

/** @param bytes that are to be saved */
export async function findObstacle(bytes: number): Promise<Obstacle> {
  const canRun =
    typeof WebAssembly === 'object' &&
    typeof Worker === 'function' &&
    PROGRAMS.every((program) => WebAssembly.validate(Uint8Array.from(program)));
  if (!canRun) return 'unable';
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  // A browser that does not say how much room there is refuses when there is too little.
  return quota !== undefined && quota - usage < bytes * (1 + SPARE) ? 'noRoom' : null;
}
