import type { ImprovementPriority } from '../../../../contracts/analytics/analytics-topics.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { texts } from '../topic-texts.ts';

const FILLED: Record<ImprovementPriority, number> = { high: 3, medium: 2, low: 1 };
const MARKS = [1, 2, 3];

/** A priority as a word with three marks, of which one to three are filled. */
export function PriorityMark({ priority }: { priority: ImprovementPriority }) {
  return (
    <p className="flex items-center gap-0.5 text-12 text-ink-2">
      {MARKS.map((mark) => (
        <span
          key={mark}
          aria-hidden="true"
          className={classNames('h-3 w-2 border border-ink', mark <= FILLED[priority] && 'bg-ink')}
        />
      ))}
      <span className="ml-1.5">{texts.improvements.priority[priority]}</span>
    </p>
  );
}
