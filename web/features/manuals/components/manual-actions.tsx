import { Download, ExternalLink, RotateCw, Upload } from 'lucide-react';
import type { Manual } from '../../../../contracts/manuals/manuals.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { IconButton, iconButtonStyle } from '../../../ui/button/icon-button.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { useDeleteManual } from '../api/delete-manual.ts';
import { useRetryManual } from '../api/retry-manual.ts';
import { texts } from '../texts.ts';
import { ManualUploadDialog } from './manual-upload-dialog.tsx';

const words = texts.actions;

type ManualActionsProps = { productId: string; manual: Manual };

/** The actions on a manual: open, download, read again, replace, delete. */
export function ManualActions({ productId, manual }: ManualActionsProps) {
  const deletion = useDeleteManual();
  const offerUndo = useOfferUndo();
  const { title } = manual;
  return (
    <div className="flex max-sm:col-start-2 max-sm:-ml-3 max-[300px]:flex-wrap sm:-mr-2">
      {manual.format === 'pdf' && (
        <a
          href={manual.url}
          target="_blank"
          rel="noreferrer"
          title={words.open(title)}
          aria-label={words.open(title)}
          className={iconButtonStyle}
        >
          <ExternalLink size={20} aria-hidden="true" />
        </a>
      )}
      <a
        href={manual.url}
        download={manual.filename}
        title={words.download(title)}
        aria-label={words.download(title)}
        className={iconButtonStyle}
      >
        <Download size={20} aria-hidden="true" />
      </a>
      {manual.status === 'failed' && <RetryButton manual={manual} />}
      <ReplaceButton productId={productId} manual={manual} />
      <DeleteButton
        label={words.delete(title)}
        question={words.question}
        consequence={words.consequence(title)}
        verb={words.deleteVerb}
        onDeleted={() => offerUndo({ kind: 'manual', id: manual._id }, title)}
        deletion={deletion}
        target={manual._id}
      />
    </div>
  );
}

function RetryButton({ manual }: { manual: Manual }) {
  const retry = useRetryManual();
  const start = () => tellOutcome(retry.mutateAsync(manual._id), words.isReadAgain(manual.title));
  return (
    <IconButton label={words.readAgain(manual.title)} disabled={retry.isPending} onClick={start}>
      <RotateCw size={20} aria-hidden="true" />
    </IconButton>
  );
}

function ReplaceButton({ productId, manual }: ManualActionsProps) {
  return (
    <DialogButton label={words.replace(manual.title)} icon={<Upload size={20} aria-hidden="true" />}>
      {(close) => (
        <ManualUploadDialog
          productId={productId}
          manualId={manual._id}
          title={words.replaceTitle(manual.title)}
          description={words.replaceText}
          verb={words.replaceVerb}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
