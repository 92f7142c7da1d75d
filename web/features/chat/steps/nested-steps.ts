/** Steps as the manual nests them: 3 with its a, b and c. */
import type { Step } from '../shell/sheets.ts';

/** A step with those below it; `at` is its index in the procedure. */
export type NestedStep = { step: Step; at: number; below: NestedStep[] };

/** `steps` by what they stand below; the outermost ones, in order. */
export function nestSteps(steps: readonly Step[]): NestedStep[] {
  const outermost: NestedStep[] = [];
  const open: NestedStep[] = [];
  const levelOf = ({ level = 0 }: Step) => level;
  for (const [at, step] of steps.entries()) {
    while (open.some((above) => levelOf(above.step) >= levelOf(step))) open.pop();
    const nested = { step, at, below: [] };
    (open.at(-1)?.below ?? outermost).push(nested);
    open.push(nested);
  }
  return outermost;
}

/** The printed marker without its full stop or bracket ("1." is 1); null for a bullet. */
export function numberIn(marker: string): string | null {
  const bare = marker.replace(/^[([]|[\s.):\]]+$/g, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : null;
}
