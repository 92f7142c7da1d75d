import { showToast } from '../../../lib/toast-store.ts';
import { describeUploadFailure } from '../../../lib/upload-failure.ts';
import { useManualChoice } from '../../../lib/use-manual-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SentMeter } from '../../../ui/sent-meter.tsx';
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
