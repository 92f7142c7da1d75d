import type { Manual } from '../../../../contracts/manuals/manuals.ts';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useAddInstructions, useInstructions } from '../api/instructions.ts';
import { texts } from '../texts.ts';
import { PageDialog } from './page-dialog.tsx';
import { PageSection } from './page-section.tsx';

type InstructionsProps = { productId: string; manuals: readonly Manual[] };

function AddButton({ productId }: Pick<InstructionsProps, 'productId'>) {
  const { mutateAsync } = useAddInstructions(productId);
  return (
    <DialogButton text={texts.add} variant="go">
      {(close) => (
        <PageDialog
          title={texts.add}
          save={async (values) => texts.added((await mutateAsync(values)).data.model)}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

/** The instructions pages of a product, and the way to a new one. */
export function Instructions({ productId, manuals }: InstructionsProps) {
  const query = useInstructions(productId);
  const pages = query.data?.data;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-[70ch] text-ink-2">{texts.lede}</p>
        <AddButton productId={productId} />
      </div>
      {pages === undefined ? (
        <Unloaded error={query.error} onRetry={query.refetch} />
      ) : pages.length === 0 ? (
        <EmptyState title={texts.noPages}>{texts.noPagesText}</EmptyState>
      ) : (
        pages.map((page) => (
          <PageSection
            key={page._id}
            pageKey={{ productId, pageId: page._id }}
            page={page}
            manuals={manuals}
          />
        ))
      )}
    </>
  );
}
