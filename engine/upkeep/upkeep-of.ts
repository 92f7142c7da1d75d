import type { ManualIndex } from '../index/manual-index.ts';
import { runInTurns } from '../runtime/pieces.ts';
import { findUpkeep } from './find-upkeep.ts';
import type { Upkeep } from './upkeep.ts';

/** The tasks of one manual, at least one. */
export type ManualUpkeep = { manualId: string; tasks: Upkeep[] };

/** By index: looked for once, because an index holds as long as its manuals do. */
const known = new WeakMap<ManualIndex, Promise<ManualUpkeep[]>>();

/** What the manuals of an index have done again and again, those left out that name nothing. */
export function upkeepOf(index: ManualIndex): Promise<ManualUpkeep[]> {
  const before = known.get(index);
  if (before !== undefined) return before;
  const found = find(index);
  known.set(index, found);
  return found;
}

async function find({ manuals, passages }: ManualIndex): Promise<ManualUpkeep[]> {
  const found: ManualUpkeep[] = [];
  for (const { manualId, language, sections, firstPassage, passageCount } of manuals) {
    const own = passages.slice(firstPassage, firstPassage + passageCount);
    const tasks = await runInTurns(findUpkeep({ language, sections, passages: own }));
    if (tasks.length > 0) found.push({ manualId, tasks });
  }
  return found;
}
