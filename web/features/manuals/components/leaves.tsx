import './leaves.css';
import type { ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { formatPages, toLeaves } from '../leaves.ts';
import { texts } from '../texts.ts';

const words = texts.leaves;

type LeavesProps = { progress: ManualProgress & { pages: number } };

/** A leaf for each page: ink if it was read, blue while it is being read, hatched without text; with a key below. */
export function Leaves({ progress }: LeavesProps) {
  const { leaves, pagesPerLeaf } = toLeaves(progress);
  const blind = formatPages(progress.unreadablePages);
  const isReading = leaves.some((leaf) => leaf.state === 'reading');
  const spoken = [words.spoken(progress.pagesRead, progress.pages), blind && words.blind(blind)];
  return (
    <div>
      <div className="leaves" role="img" aria-label={spoken.filter(Boolean).join(', ')}>
        {leaves.map((leaf) => (
          <i key={leaf.first} className="leaf" data-state={leaf.state} />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-12 text-ink-2">
        <Key swatch="border-ink bg-ink">{words.read}</Key>
        {isReading && <Key swatch="border-cite bg-cite">{words.reading}</Key>}
        {blind && <Key swatch="border-ink hatch">{words.blind(blind)}</Key>}
        {pagesPerLeaf > 1 && <span>{words.scale(pagesPerLeaf)}</span>}
      </p>
    </div>
  );
}

function Key({ swatch, children }: { swatch: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i aria-hidden="true" className={classNames('h-2.5 w-3.5 flex-none border', swatch)} />
      {children}
    </span>
  );
}
