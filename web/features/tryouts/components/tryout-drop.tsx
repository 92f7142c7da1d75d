import { useEffect, useRef, useState } from 'react';
import type { tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import { MAX_TRYOUT_PAGES, TRYOUT_HOURS } from '../../../../contracts/plans/limits.ts';
import { type UploadProgress, uploadWithProgress } from '../../../lib/api/upload.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { beginRoute } from '../api/routes.ts';
import { ACCEPT, findTryoutFault, MAX_MEGABYTES } from '../find-fault.ts';
import { texts } from '../texts.ts';

type TryoutDropProps = {
  /** What is said above the area, such as that the manual before is gone. */
  fault: string | null;
  onBegun: (token: string) => void;
};

/** Takes a visitor's manual: it is sent as soon as it is dropped. */
export function TryoutDrop({ fault: given, onBegun }: TryoutDropProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState(given);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (chosen: File | null) => {
    if (!chosen || sending.current) return;
    const found = findTryoutFault(chosen);
    setFault(found);
    if (found !== null) return;
    const controller = new AbortController();
    sending.current = controller;
    setFile(chosen);
    setProgress(null);
    try {
      const input = { fields: {}, file: chosen };
      const options = { onProgress: setProgress, signal: controller.signal };
      const { data } = await uploadWithProgress<typeof tryoutRoutes.begin>(beginRoute, input, options);
      onBegun(data.token);
    } catch (error) {
      if (!controller.signal.aborted) setFault(describeUploadFailure(error));
      setFile(null);
    } finally {
      sending.current = null;
    }
  };

  return (
    <div className="grid gap-3">
      <FileDrop
        label={texts.label}
        prompt={texts.prompt}
        hint={`${texts.hint(MAX_MEGABYTES, MAX_TRYOUT_PAGES)} ${texts.deleted(TRYOUT_HOURS)}`}
        accept={ACCEPT}
        file={file}
        error={fault ?? undefined}
        isLocked={file !== null}
        onChoose={choose}
      />
      {file && (
        <>
          <SentMeter fileBytes={file.size} progress={progress} />
          <div>
            <Button onClick={() => sending.current?.abort()}>{texts.stop}</Button>
          </div>
        </>
      )}
    </div>
  );
}
