import { markerFamily, markerNumber } from '../document/list-marker.ts';
import type { Passage, Step } from '../document/manual.ts';

/** A numbered step of the outermost level, with its number. */
export type NumberedStep = { passage: Passage; step: Step; number: number };

/**
 * Collects procedures, each with its numbered steps in order, whatever number of passages it was cut into. Steps of deeper
 * levels, of other families of markers and without numbers are left out.
 */
export function collectProcedures(): {
  visit(passage: Passage): void;
  list(): NumberedStep[][];
} {
  const procedures = new Map<number, NumberedStep[]>();
  return {
    visit(passage) {
      if (passage.kind !== 'steps') return;
      const key = passage.continues ?? passage.ordinal;
      const held = procedures.get(key) ?? [];
      procedures.set(key, held);
      const [first] = held;
      const level = first?.step.level ?? Math.min(...passage.steps.map((step) => step.level));
      for (const step of passage.steps) {
        const number = /\d/.test(step.marker.normalize('NFKC')) ? markerNumber(step.marker) : null;
        if (step.level !== level || number === null) continue;
        const family = held[0]?.step.marker ?? step.marker;
        if (markerFamily(family) === markerFamily(step.marker)) held.push({ passage, step, number });
      }
    },
    list: () => [...procedures.values()].filter((steps) => steps.length > 0),
  };
}
