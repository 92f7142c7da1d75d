import { useState } from 'react';
import { MAX_DECLARATION_BYTES } from '../../../../contracts/manuals/instructions.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { type PageKey, useSetDeclaration } from '../api/instructions.ts';
import { texts } from '../texts.ts';

type DeclarationDialogProps = { pageKey: PageKey; title: string; onClose: () => void };

/** The form that puts a declaration of conformity on a page. */
export function DeclarationDialog({ pageKey, title, onClose }: DeclarationDialogProps) {
  const upload = useSetDeclaration();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();

  const choose = (chosen: File | null) => {
    if (!chosen) return;
    upload.reset();
    const isFit = chosen.type === 'application/pdf' && chosen.size <= MAX_DECLARATION_BYTES;
    setFile(isFit ? chosen : null);
    setFault(isFit ? undefined : texts.declarationKind);
  };
  const send = () => {
    if (!file) return setFault(texts.declarationKind);
    upload.send({ params: pageKey, fields: {}, file }, () => {
      showToast(texts.declarationSaved);
      onClose();
    });
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={send}
      isSaving={upload.isSending}
      error={upload.error ? describeUploadFailure(upload.error) : undefined}
      verb={texts.save}
      busyText={texts.sending}
    >
      <FileDrop
        label={texts.declaration}
        prompt={texts.declarationPrompt}
        hint={texts.declarationHint}
        accept="application/pdf"
        isLocked={upload.isSending}
        file={file}
        error={fault}
        onChoose={choose}
      />
      {upload.isSending && file && <SentMeter fileBytes={file.size} progress={upload.progress} />}
    </FormDialog>
  );
}
