import type { CataloguePlan, Purchase } from '../../../../contracts/plans/plans.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { limitsOf } from '../limits.ts';
import { texts } from '../texts.ts';

const words = texts.replace;

type ReplaceDialogProps = {
  /** The purchase that would be given up. */
  current: Purchase;
  /** The plan in its place; undefined while nothing is asked. */
  plan: CataloguePlan | undefined;
  isReplacing: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a free plan takes the place of one that was bought and still runs. */
export function ReplaceDialog({ current, plan, isReplacing, error, ...actions }: ReplaceDialogProps) {
  if (!plan) return null;
  const until = formatDate(current.nextBillingDate);
  return (
    <ConfirmDialog
      isOpen
      question={words.question(current.plan)}
      consequence={
        <>
          <p>{words.until(current.plan, until)}</p>
          <p className="mt-2">{words.instead(plan.name, limitsOf(plan))}</p>
          <p className="mt-2">{words.keep(until)}</p>
        </>
      }
      verb={words.verb(plan.name)}
      busyText={isReplacing && words.busy}
      error={error ? messageOf(error) : undefined}
      {...actions}
    />
  );
}
