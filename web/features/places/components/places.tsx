import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { useAddPlace, usePlaces } from '../api/places.ts';
import { texts } from '../texts.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceTable } from './place-table.tsx';

type PlacesProps = {
  productId: string;
  /** Where a link is made that codes can lead to. */
  createHref: string;
};

function AddButton({ productId }: Pick<PlacesProps, 'productId'>) {
  const { mutateAsync } = useAddPlace(productId);
  return (
    <DialogButton text={texts.add} variant="go">
      {(close) => (
        <PlaceDialog
          productId={productId}
          title={texts.add}
          save={async (values) => texts.added((await mutateAsync(values)).data.name)}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}

/** The places of a product that codes are printed for. */
export function Places({ productId, createHref }: PlacesProps) {
  const query = usePlaces(productId);
  const places = query.data?.data;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-[70ch] text-ink-2">{texts.lede}</p>
        <div className="flex flex-wrap gap-2">
          {places && places.length > 0 && (
            <DialogButton text={texts.labels}>
              {(close) => (
                <LabelsDialog productId={productId} places={places} createHref={createHref} onClose={close} />
              )}
            </DialogButton>
          )}
          <AddButton productId={productId} />
        </div>
      </div>
      <PlaceTable productId={productId} places={places} error={query.error} onRetry={query.refetch} />
    </>
  );
}
