import { formatDays, formatNumber } from '../../../lib/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import type { Bar } from '../bars.ts';
import { texts } from '../texts.ts';

const words = texts.chart.columns;

const columns: readonly Column<Bar>[] = [
  { header: words.days, kind: 'lead', cell: ({ from, to }) => formatDays(from, to) },
  { header: words.asked, align: 'right', cell: ({ asked }) => formatNumber(asked) },
  { header: words.answered, align: 'right', cell: ({ answered }) => formatNumber(answered) },
  {
    header: words.notAnswered,
    align: 'right',
    cell: ({ asked, answered }) => formatNumber(asked - answered),
  },
];
const beforeColumn: Column<Bar> = {
  header: words.before,
  align: 'right',
  cell: ({ before }) => formatNumber(before),
};

type BarTableProps = {
  bars: readonly Bar[];
  hasBefore: boolean;
  /** Name of the table, for screen readers. */
  caption: string;
};

/** The figures of the chart as a table, which has to be opened. */
export function BarTable({ bars, hasBefore, caption }: BarTableProps) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="w-fit text-13 text-ink-2">{texts.chart.table}</summary>
      <div className="mt-3">
        <Table
          caption={caption}
          columns={hasBefore ? [...columns, beforeColumn] : columns}
          rows={bars}
          rowKey={({ from }) => from}
          empty={null}
        />
      </div>
    </details>
  );
}
