import { useState } from 'react';
import { MAX_LOGO_BYTES } from '../../../../contracts/plans/limits.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { useDeleteLogo } from '../api/delete-logo.ts';
import { useUploadLogo } from '../api/upload-logo.ts';
import { texts } from '../settings-texts.ts';

const words = texts.look;

function findFault(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return words.logoKind;
  return file.size > MAX_LOGO_BYTES ? words.logoSize : undefined;
}

/** The field for the logo that customers see; a chosen picture is sent at once. */
export function LogoField({ logo }: { logo: string | null }) {
  const upload = useUploadLogo();
  const deletion = useDeleteLogo();
  const [choice, setChoice] = useState<{ file: File | null; fault?: string | undefined }>({ file: null });

  const choose = (file: File | null) => {
    if (!file) return;
    const fault = findFault(file);
    upload.reset();
    setChoice({ file: fault ? null : file, fault });
    if (fault) return;
    upload.send({ fields: {}, file }, () => {
      setChoice({ file: null });
      showToast(words.logoSaved);
    });
  };

  return (
    <div className="grid gap-3">
      {logo && (
        <div className="flex items-center gap-2">
          <img src={logo} alt={words.logoAlt} className="size-20 border border-line bg-page object-contain" />
          <DeleteButton
            label={words.removeLogo}
            question={words.removeQuestion}
            consequence={words.removeConsequence}
            verb={words.removeLogo}
            onDeleted={() => showToast(words.removed)}
            deletion={deletion}
            target={undefined}
          />
        </div>
      )}
      <FileDrop
        label={words.logo}
        prompt={words.logoPrompt}
        hint={words.logoHint}
        accept="image/png,image/jpeg,image/gif,image/webp"
        isOptional
        isLocked={upload.isSending}
        file={choice.file}
        error={choice.fault}
        onChoose={choose}
      />
      {upload.isSending && choice.file && (
        <SentMeter fileBytes={choice.file.size} progress={upload.progress} />
      )}
      {upload.error && <Notice tone="error">{describeUploadFailure(upload.error)}</Notice>}
    </div>
  );
}
