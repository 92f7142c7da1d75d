import type { JobQueue } from '../../../../contracts/overview.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useRetryJobs } from '../api/get-overview.ts';
import { texts } from '../overview-texts.ts';

const words = texts.retry;

/** Makes the dead jobs of a kind due again, and says how many there were. */
export function RetryJobsButton({ kind }: Pick<JobQueue, 'kind'>) {
  const { mutateAsync, isPending } = useRetryJobs();
  const retry = async () => {
    try {
      const retried = await mutateAsync(kind);
      // Told here, because the button is gone by now.
      showToast(retried === 0 ? words.none : words.done(formatNumber(retried), retried === 1));
    } catch (error) {
      showFailure(messageOf(error));
    }
  };
  return (
    <Button aria-label={words.of(kind)} busyText={isPending && words.busy} onClick={retry}>
      {words.verb}
    </Button>
  );
}
