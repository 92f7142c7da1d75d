import type { JobQueue } from '../../../../contracts/admin/overview.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useRetryJobs } from '../api/get-overview.ts';
import { texts } from '../overview-texts.ts';

const words = texts.retry;

/** A button that makes the dead jobs of a kind due again and says how many there were. */
export function RetryJobsButton({ kind }: Pick<JobQueue, 'kind'>) {
  const { mutateAsync, isPending } = useRetryJobs();
  return (
    <Button
      aria-label={words.of(kind)}
      busyText={isPending && words.busy}
      onClick={() => tellOutcome(mutateAsync(kind), words.done)}
    >
      {words.verb}
    </Button>
  );
}
