import { Download, ExternalLink, RotateCw, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Manual } from '../../../../contracts/manuals.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { useOfferUndo } from '../../../lib/use-offer-undo.ts';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { IconButton, iconButtonStyle } from '../../../ui/icon-button.tsx';
import { useDeleteManual } from '../api/delete-manual.ts';
import { useRetryManual } from '../api/retry-manual.ts';
import { ManualUploadDialog } from './manual-upload-dialog.tsx';

type ManualActionsProps = { productId: string; manual: Manual };

/** What can be done with one manual: open, download, read again, replace, delete. */
export function ManualActions({ productId, manual }: ManualActionsProps) {
  const deletion = useDeleteManual();
  const offerUndo = useOfferUndo();
  const { title } = manual;
  return (
    <div className="flex max-sm:col-start-2 max-sm:-ml-3 sm:-mr-2">
      {manual.format === 'pdf' && (
        <a
          href={manual.url}
          target="_blank"
          rel="noreferrer"
          title={`Open ${title}`}
          aria-label={`Open ${title}`}
          className={iconButtonStyle}
        >
          <ExternalLink size={20} aria-hidden="true" />
        </a>
      )}
      <a
        href={manual.url}
        download={manual.filename}
        title={`Download ${title}`}
        aria-label={`Download ${title}`}
        className={iconButtonStyle}
      >
        <Download size={20} aria-hidden="true" />
      </a>
      {manual.status === 'failed' && <RetryButton manual={manual} />}
      <ReplaceButton productId={productId} manual={manual} />
      <DeleteButton
        label={`Delete ${title}`}
        question="Are you sure you want to delete this manual?"
        consequence={`The chatbots of this product stop answering from “${title}”.`}
        verb="Delete Manual"
        onDeleted={() => offerUndo({ kind: 'manual', id: manual._id }, title)}
        deletion={deletion}
        target={manual._id}
      />
    </div>
  );
}

function RetryButton({ manual }: { manual: Manual }) {
  const retry = useRetryManual();
  const start = () =>
    retry.mutate(manual._id, {
      onSuccess: () => showToast(`${manual.title} is read again.`),
      onError: (error) => showFailure(messageOf(error)),
    });
  return (
    <IconButton label={`Read ${manual.title} again`} disabled={retry.isPending} onClick={start}>
      <RotateCw size={20} aria-hidden="true" />
    </IconButton>
  );
}

function ReplaceButton({ productId, manual }: ManualActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={`Replace ${manual.title}`} onClick={() => setIsOpen(true)}>
        <Upload size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <ManualUploadDialog
          productId={productId}
          manualId={manual._id}
          title={`Replace “${manual.title}”`}
          description="Answers come from the present version until the new one is read."
          verb="Replace Manual"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
