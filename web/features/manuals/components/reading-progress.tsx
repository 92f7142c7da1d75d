import type { ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { hasPages } from '../has-pages.ts';
import { FoundOutline } from './found-outline.tsx';
import { Leaves } from './leaves.tsx';

/** The progress of reading a manual: its leaves, and below them the headings found so far. */
export function ReadingProgress({ progress }: { progress: ManualProgress }) {
  return (
    <>
      {hasPages(progress) && <Leaves progress={progress} />}
      <FoundOutline found={progress.found} />
    </>
  );
}
