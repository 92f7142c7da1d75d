import type { Place } from '../../../../contracts/manuals/places.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { EditButton } from '../../../ui/button/edit-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useChangePlace, useRemovePlace } from '../api/places.ts';
import { texts } from '../texts.ts';
import { PlaceDialog } from './place-dialog.tsx';

type PlaceTableProps = {
  productId: string;
  /** Undefined while they are loading. */
  places: readonly Place[] | undefined;
  error: Error | null;
  onRetry: () => void;
};

function Actions({ productId, place }: { productId: string; place: Place }) {
  const { mutateAsync } = useChangePlace(place._id);
  const deletion = useRemovePlace();
  const offerUndo = useOfferUndo();
  const title = texts.edit(place.name);
  return (
    <>
      <EditButton label={title}>
        {(close) => (
          <PlaceDialog
            productId={productId}
            title={title}
            place={place}
            save={async (values) => {
              await mutateAsync(values);
              return texts.changed;
            }}
            onClose={close}
          />
        )}
      </EditButton>
      <DeleteButton
        label={texts.remove(place.name)}
        question={texts.removeQuestion(place.name)}
        consequence={texts.removeConsequence}
        verb={texts.removeVerb}
        onDeleted={() => offerUndo({ kind: 'place', id: place._id }, texts.removed)}
        deletion={deletion}
        target={place._id}
      />
    </>
  );
}

const SHOWN: readonly Column<Place>[] = [
  {
    header: texts.columns.name,
    kind: 'lead',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    header: texts.columns.chapter,
    cell: ({ heading, page, isFound }) => (
      <div className="grid gap-0.5">
        <span className="wrap-anywhere">{heading}</span>
        {isFound ? (
          page !== null && <span className="text-13 text-ink-2">{texts.page(page)}</span>
        ) : (
          <Status kind="off">{texts.missing}</Status>
        )}
      </div>
    ),
  },
  { header: texts.columns.variant, cell: ({ variant }) => variant || texts.allVariants },
  {
    header: texts.columns.questions,
    align: 'right',
    isShort: true,
    cell: ({ questions }) => formatNumber(questions),
  },
];

/** The places of a product, with what was asked at them. */
export function PlaceTable({ productId, places, error, onRetry }: PlaceTableProps) {
  const actions: Column<Place> = {
    header: texts.columns.actions,
    kind: 'actions',
    cell: (place) => <Actions productId={productId} place={place} />,
  };
  return (
    <Table
      caption={texts.caption}
      columns={[...SHOWN, actions]}
      rows={places}
      rowKey={({ _id }) => _id}
      error={error}
      onRetry={onRetry}
      empty={<EmptyState title={texts.noPlaces}>{texts.noPlacesText}</EmptyState>}
    />
  );
}
