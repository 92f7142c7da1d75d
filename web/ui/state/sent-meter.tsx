import { describeSent } from '../../lib/api/describe-sent.ts';
import type { UploadProgress } from '../../lib/api/upload.ts';
import { texts } from '../page/texts.ts';
import { Meter } from './meter.tsx';

type SentMeterProps = {
  /** Size of the file, which is used until the first progress gives the size of the whole form. */
  fileBytes: number;
  progress: UploadProgress | null;
};

/** Shows how much of a file was sent: a bar and the megabytes. */
export function SentMeter({ fileBytes, progress }: SentMeterProps) {
  const { sentBytes, totalBytes, text } = describeSent(fileBytes, progress);
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-13">
        <b>{texts.sending}</b>
        <span className="text-ink-2 tabular-nums">{text}</span>
      </p>
      <Meter value={sentBytes} max={totalBytes} label={texts.sendingFile} valueText={text} />
    </div>
  );
}
