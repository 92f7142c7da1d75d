import { useMemo } from 'react';
import type { TwoStepKey } from '../../../../contracts/account/two-step.ts';
import { qrPicture } from '../../../lib/browser/qr.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { useTurnOn } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';
import { ProofDialog } from './proof-dialog.tsx';

const words = texts.turnOn;
const KEY_GROUP = /.{4}(?=.)/g;

type TurnOnDialogProps = {
  twoStepKey: TwoStepKey;
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

/** A dialog that turns two-step sign-in on: the key for the app as a picture and as text, and a field for its code. */
export function TurnOnDialog({ twoStepKey: { key, uri }, onDone, onClose }: TurnOnDialogProps) {
  const turnOn = useTurnOn();
  const picture = useMemo(() => qrPicture(uri), [uri]);
  return (
    <ProofDialog
      words={words}
      verb={words.verb}
      mutation={turnOn}
      allowsRecovery={false}
      onDone={onDone}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-5">
        <img src={picture} alt={words.picture} className="size-52" />
        <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-2">
          <span className="text-13 font-medium">{words.key}</span>
          <code className="font-mono wrap-anywhere">{key.replace(KEY_GROUP, '$& ')}</code>
          <CopyButton text={key} label={words.copyKey} doneMessage={words.keyCopied} isLabelled />
        </div>
      </div>
    </ProofDialog>
  );
}
