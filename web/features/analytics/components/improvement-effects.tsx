import type { ImprovementEffect } from '../../../../contracts/analytics/analytics-topics.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { texts } from '../topic-texts.ts';

const words = texts.effects;

const columns: readonly Column<ImprovementEffect>[] = [
  {
    header: words.columns.done,
    kind: 'lead',
    cell: ({ kind, subject, product, timestamp }) => (
      <>
        <span className="block font-medium wrap-anywhere">{subject}</span>
        <span className="text-13 font-normal text-ink-2">
          {words.doneAt(words.kind[kind], product.product_name, timestamp)}
        </span>
      </>
    ),
  },
  { header: words.columns.before, cell: ({ before }) => words.frequency(before) },
  {
    header: words.columns.after,
    cell: ({ after, useCount }) => (
      <>
        {words.frequency(after)}
        {useCount !== null && words.uses(useCount)}
      </>
    ),
  },
];

/** The improvements that were made in the period, and how often customers asked before and after. */
export function ImprovementEffects({ effects }: { effects: readonly ImprovementEffect[] }) {
  return (
    <div className="mt-7">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mb-2 text-ink-2">{words.lede}</p>
      <Table
        caption={words.caption}
        columns={columns}
        rows={effects}
        rowKey={({ kind, product, subject, timestamp }) => `${kind} ${product._id} ${subject} ${timestamp}`}
        empty={null}
      />
    </div>
  );
}
