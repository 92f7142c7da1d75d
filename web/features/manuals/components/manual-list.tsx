import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Manual } from '../../../../contracts/manuals/manuals.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { isUnderWay, useManualProgress } from '../api/progress.ts';
import { useRefreshProduct } from '../api/refresh-product.ts';
import { texts } from '../texts.ts';
import { ManualRow } from './manual-row.tsx';
import { ManualUploadDialog } from './manual-upload-dialog.tsx';

const words = texts.list;

type ManualListProps = { productId: string; manuals: readonly Manual[] };

/** The manuals of a product, updated while one is being read, and a button to add another. */
export function ManualList({ productId, manuals }: ManualListProps) {
  const { data: progress = [] } = useManualProgress(productId);
  useRefreshWhenRead(progress.some(isUnderWay));

  const isEmpty = manuals.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : (
        // The line below the tabs is also the upper edge of the list.
        <ul className="-mt-6">
          {manuals.map((manual) => (
            <ManualRow
              key={manual._id}
              productId={productId}
              manual={manual}
              progress={progress.find(({ _id }) => _id === manual._id)}
            />
          ))}
        </ul>
      )}
      <div className={classNames('flex', !isEmpty && 'mt-4 justify-end')}>
        <DialogButton text={words.add} icon={<Upload size={18} aria-hidden="true" />}>
          {(close) => (
            <ManualUploadDialog
              productId={productId}
              title={words.addTitle}
              description={words.addText}
              verb={words.addVerb}
              onClose={close}
            />
          )}
        </DialogButton>
      </div>
    </>
  );
}

/** Loads the product again once the last manual was read, because pages, sections and status are final then. */
function useRefreshWhenRead(isReading: boolean) {
  const refresh = useRefreshProduct();
  const [wasReading, setWasReading] = useState(isReading);
  useEffect(() => {
    if (isReading === wasReading) return;
    setWasReading(isReading);
    if (!isReading) refresh();
  }, [isReading, wasReading, refresh]);
}
