import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { useManualChoice } from '../../../lib/api/use-manual-choice.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { useAddManual } from '../api/add-manual.ts';
import { texts } from '../texts.ts';

const words = texts.upload;

type ManualUploadDialogProps = {
  productId: string;
  /** The manual to replace by a new version; if it is missing, a manual is added. */
  manualId?: string | undefined;
  title: string;
  description: string;
  verb: string;
  onClose: () => void;
};

/** A dialog that asks for a manual and sends it. Closing it meanwhile stops that. */
export function ManualUploadDialog(props: ManualUploadDialogProps) {
  const { productId, manualId, title, description, verb, onClose } = props;
  const upload = useAddManual();
  const choice = useManualChoice({ isRequired: true, onChoose: upload.reset });

  const send = () => {
    if (!choice.file) return;
    const fields = manualId ? { productId, manualId } : { productId };
    upload.send({ fields, file: choice.file }, () => {
      showToast(words.sent);
      onClose();
    });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={upload.isSending ? upload.cancel : onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="go"
            onClick={send}
            disabled={!choice.file}
            busyText={upload.isSending && words.sending}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop label={words.file} isLocked={upload.isSending} {...choice.dropProps} />
        {upload.isSending && choice.file && (
          <SentMeter fileBytes={choice.file.size} progress={upload.progress} />
        )}
        {upload.error && <Notice tone="error">{describeUploadFailure(upload.error)}</Notice>}
      </div>
    </Dialog>
  );
}
