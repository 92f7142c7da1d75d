import { useEffect } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useElapsedSeconds } from '../../../lib/browser/use-elapsed-seconds.ts';
import { describeReading } from '../../../lib/text/describe-reading.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Stage } from '../../../ui/state/stage.tsx';
import { isUnderWay, useManualProgress } from '../api/progress.ts';
import { useRetryManual } from '../api/retry-manual.ts';
import { texts } from '../texts.ts';
import { ReadingProgress } from './reading-progress.tsx';

const words = texts.reading;

type FirstReadingProps = {
  productId: string;
  /** Called when the manual is ready to answer questions. It must stay the same function between renders. */
  onReady: (productId: string) => void;
  /** Called with whether reading has failed, also when a retry starts. It must stay the same function, too. */
  onFailedChange: (hasFailed: boolean) => void;
};

/** The second stage after a new product was sent: the live progress of reading its manual. */
export function FirstReading({ productId, onReady, onFailedChange }: FirstReadingProps) {
  const { data, error, refetch } = useManualProgress(productId);
  const progress = data?.[0];
  const status = progress?.status;
  const seconds = useElapsedSeconds(status === undefined || status === 'queued' || status === 'processing');

  useEffect(() => {
    if (status === 'ready') onReady(productId);
  }, [status, onReady, productId]);

  const hasFailed = status === 'failed';
  useEffect(() => onFailedChange(hasFailed), [hasFailed, onFailedChange]);

  return (
    <Stage
      number={2}
      isDone={status === 'ready'}
      title={progress ? describeReading(progress) : words.waiting}
      aside={(!progress || isUnderWay(progress)) && seconds > 0 && words.seconds(seconds)}
    >
      {progress && <ReadingProgress progress={progress} />}
      {progress?.status === 'failed' && <ReadingFailed manualId={progress._id} reason={progress.error} />}
      {error && !progress && (
        <Notice tone="error" action={<Button onClick={() => refetch()}>{words.tryAgain}</Button>}>
          {messageOf(error)}
        </Notice>
      )}
    </Stage>
  );
}

function ReadingFailed({ manualId, reason }: { manualId: string; reason: string | null }) {
  const retry = useRetryManual();
  return (
    <Notice
      tone="error"
      className="mt-3"
      action={
        <Button onClick={() => retry.mutate(manualId)} busyText={retry.isPending && words.retrying}>
          {words.retry}
        </Button>
      }
    >
      {retry.error ? messageOf(retry.error) : (reason ?? texts.unreadable)}
    </Notice>
  );
}
