import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { Manual, ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { paths } from '../../../../contracts/paths.ts';
import { describeReading } from '../../../lib/text/describe-reading.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { isUnderWay } from '../api/progress.ts';
import { describeManual, hasPagesToSee } from '../describe-manual.ts';
import { texts } from '../texts.ts';
import { ManualActions } from './manual-actions.tsx';
import { ReadingProgress } from './reading-progress.tsx';

type ManualRowProps = {
  productId: string;
  manual: Manual;
  /** Live progress while the manual is read, which is newer than `manual`. */
  progress: ManualProgress | undefined;
};

/** A manual of a product: its description, its progress and its actions. */
export function ManualRow({ productId, manual, progress }: ManualRowProps) {
  const current = { ...manual, ...progress };
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-hair py-2.5 last:border-ink max-sm:grid-cols-[28px_minmax(0,1fr)]">
      <FileText size={20} aria-hidden="true" className="mt-1 text-ink-2" />
      <div className="min-w-0 pt-0.5">
        <b className="font-medium wrap-anywhere">{manual.title}</b>
        <p className="text-13 text-ink-2 tabular-nums wrap-anywhere">{describeManual(current)}</p>
        {hasPagesToSee(current) && (
          <p className="mt-1 text-13">
            <Link to={paths.productCheck.href(productId)} aria-label={texts.seePagesOf(manual.title)}>
              {texts.seePages}
            </Link>
          </p>
        )}
        {current.status === 'failed' && (
          <div className="mt-1">
            <FieldError>{current.error ?? texts.unreadable}</FieldError>
          </div>
        )}
        {isUnderWay(current) && (
          <p className="mt-1">
            <Status kind="half">{describeReading(current)}</Status>
          </p>
        )}
        {!isUnderWay(current) && progress?.learning && (
          <p className="mt-1 text-13 text-ink-2 tabular-nums">
            {texts.learning(progress.learning.encoded, progress.learning.passages)}
          </p>
        )}
      </div>
      <ManualActions productId={productId} manual={{ ...manual, status: current.status }} />
      {progress && isUnderWay(progress) && (
        <div className="col-span-2 col-start-2 max-w-130 pb-1.5 max-sm:col-span-1 max-sm:col-start-2">
          <ReadingProgress progress={progress} />
        </div>
      )}
    </li>
  );
}
