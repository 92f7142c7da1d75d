import { useState } from 'react';
import type { QueryPack } from '../../../../../contracts/plans/plans.ts';
import { showToast } from '../../../../lib/browser/toast-store.ts';
import { formatNumber, formatPrices } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DeleteButton } from '../../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../../ui/list/table.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { useRemovePack } from '../../api/plan-catalogue.ts';
import { texts } from '../../plan-texts.ts';
import { PackDialog } from './pack-dialog.tsx';

const words = texts.pack;

function RemovePack({ queries }: Pick<QueryPack, 'queries'>) {
  return (
    <DeleteButton
      label={words.removeNamed(formatNumber(queries))}
      question={words.question(formatNumber(queries))}
      consequence={words.consequence}
      verb={words.remove}
      onDeleted={() => showToast(words.removed)}
      deletion={useRemovePack()}
      target={queries}
    />
  );
}

const packColumns = (onEdit: (pack: QueryPack) => void): readonly Column<QueryPack>[] => [
  { header: words.queries, kind: 'lead', cell: ({ queries }) => formatNumber(queries) },
  { header: words.prices, cell: ({ prices }) => formatPrices(prices) },
  {
    header: texts.columns.actions,
    kind: 'actions',
    cell: (pack) => (
      <>
        <Button
          variant="quiet"
          aria-label={words.edit(formatNumber(pack.queries))}
          onClick={() => onEdit(pack)}
        >
          {texts.edit}
        </Button>
        <RemovePack queries={pack.queries} />
      </>
    ),
  },
];

/** The query packs of the price calculator, with buttons that add, change and delete them. */
export function PackTable({ packs }: { packs: readonly QueryPack[] }) {
  const [edited, setEdited] = useState<QueryPack | 'new' | null>(null);
  return (
    <Section title={texts.packs} aside={<Button onClick={() => setEdited('new')}>{texts.addPack}</Button>}>
      <p className="mb-4 text-ink-2">{texts.packsLede}</p>
      <Table
        caption={texts.packsCaption}
        columns={packColumns(setEdited)}
        rows={packs}
        rowKey={({ queries }) => String(queries)}
        empty={<EmptyState title={texts.packsEmpty}>{texts.packsEmptyText}</EmptyState>}
      />
      {edited !== null && (
        <PackDialog pack={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}
