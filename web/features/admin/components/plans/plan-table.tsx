import { BYTES_PER_MB } from '../../../../../contracts/plans/limits.ts';
import type { ManagedPlan } from '../../../../../contracts/plans/plan-catalogue.ts';
import { formatBytes, formatNumber, formatPrices } from '../../../../lib/text/format.ts';
import { type Column, Table } from '../../../../ui/list/table.tsx';
import { Status } from '../../../../ui/state/status.tsx';
import { texts } from '../../plan-texts.ts';
import { PlanActions } from './plan-actions.tsx';

const { columns } = texts;

const limitText = (limit: number | null) => (
  <span className="whitespace-nowrap">{limit === null ? texts.unlimited : formatNumber(limit)}</span>
);

const storageText = (megabytes: number | null) => (
  <span className="whitespace-nowrap">
    {megabytes === null ? texts.unlimited : formatBytes(megabytes * BYTES_PER_MB)}
  </span>
);

function PlanState({ plan: { isRetired, availability } }: { plan: ManagedPlan }) {
  if (isRetired) return <Status kind="off">{texts.retired}</Status>;
  return (
    <Status kind={availability === 'available' ? 'on' : 'half'}>{texts.availability[availability]}</Status>
  );
}

const planColumns = (onEdit: (plan: ManagedPlan) => void): readonly Column<ManagedPlan>[] => [
  {
    header: columns.name,
    kind: 'lead',
    cell: ({ name }) => <span className="md:whitespace-nowrap">{name}</span>,
  },
  { header: columns.prices, cell: ({ prices }) => formatPrices(prices) },
  { header: columns.products, align: 'right', cell: ({ maxProducts }) => limitText(maxProducts) },
  { header: columns.manuals, align: 'right', cell: ({ maxManuals }) => limitText(maxManuals) },
  { header: columns.queries, align: 'right', cell: ({ maxQueries }) => limitText(maxQueries) },
  { header: columns.tokens, align: 'right', cell: (plan) => limitText(plan.tokenLimitPerMonth) },
  { header: columns.storage, align: 'right', cell: ({ maxStorageMb }) => storageText(maxStorageMb) },
  { header: columns.state, cell: (plan) => <PlanState plan={plan} /> },
  {
    header: columns.listedOn,
    cell: ({ listedOn }) => listedOn.map((place) => texts.places[place]).join(', ') || texts.nowhere,
  },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (plan) => <PlanActions plan={plan} onEdit={() => onEdit(plan)} />,
  },
];

type PlanTableProps = { plans: readonly ManagedPlan[]; onEdit: (plan: ManagedPlan) => void };

/** All plans, in the order of the lists that show them. */
export function PlanTable({ plans, onEdit }: PlanTableProps) {
  return (
    <Table
      caption={texts.plansCaption}
      columns={planColumns(onEdit)}
      rows={plans}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}
