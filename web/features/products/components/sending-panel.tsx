import type { ReactNode } from 'react';
import { describeSent } from '../../../lib/api/describe-sent.ts';
import type { UploadProgress } from '../../../lib/api/upload.ts';
import { Meter } from '../../../ui/state/meter.tsx';
import { Stage } from '../../../ui/state/stage.tsx';
import { texts } from '../texts.ts';

const words = texts.sending;

type SendingPanelProps = {
  /** Size of the file, which is used until the first progress gives the size of the whole form; null where the server fetches it. */
  fileBytes: number | null;
  progress: UploadProgress | null;
  isSent: boolean;
  hasFailed: boolean;
  /** The second stage, after the file was sent. */
  children?: ReactNode;
  footer: ReactNode;
};

/** The overlay while a product is created, with the progress of sending and reading. */
export function SendingPanel({
  fileBytes,
  progress,
  isSent,
  hasFailed,
  children,
  footer,
}: SendingPanelProps) {
  const { sentBytes, totalBytes, text } = describeSent(fileBytes ?? 0, progress, isSent);
  return (
    <section aria-labelledby="processing" className="second-sheet px-6 pt-5 pb-5.5 max-md:p-4">
      <div role="status">
        <h2 id="processing" className="text-16 font-semibold">
          {hasFailed ? words.failed : words.processing}
        </h2>
        <p className="text-ink-2">{hasFailed ? words.failedText : words.processingText}</p>
        {!hasFailed && <span className="sr-only">{describeStage(fileBytes === null, isSent)}</span>}
      </div>
      <div className="mt-5 grid gap-5">
        {fileBytes === null ? (
          <Stage number={1} isDone={isSent} title={isSent ? words.fetched : words.fetching} />
        ) : (
          <Stage number={1} isDone={isSent} title={isSent ? words.sent : words.sending} aside={text}>
            <Meter value={sentBytes} max={totalBytes} label={words.file} valueText={text} />
          </Stage>
        )}
        {children ?? (
          <Stage number={2} title={<span className="font-normal text-ink-3">{words.reading}</span>} />
        )}
      </div>
      <div className="mt-4 border-t border-hair pt-3 text-13 text-ink-2">{footer}</div>
    </section>
  );
}

function describeStage(isFetched: boolean, isSent: boolean): string {
  if (isFetched) return isSent ? words.isFetchedText : words.isFetchingText;
  return isSent ? words.isSentText : words.isSendingText;
}
