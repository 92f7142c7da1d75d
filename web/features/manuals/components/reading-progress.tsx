import type { ManualProgress } from '../../../../contracts/manuals.ts';
import { hasPages } from '../has-pages.ts';
import { FoundOutline } from './found-outline.tsx';
import { Leaves } from './leaves.tsx';

/** How far a manual is read: its leaves, and below them its contents as they are found. */
export function ReadingProgress({ progress }: { progress: ManualProgress }) {
  return (
    <>
      {hasPages(progress) && <Leaves progress={progress} />}
      <FoundOutline found={progress.found} />
    </>
  );
}
