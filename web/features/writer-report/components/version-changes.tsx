import { Link } from 'react-router';
import type { VersionChange } from '../../../../contracts/analytics/writer-report.ts';
import { noticePath } from '../../../../contracts/notice-path.ts';
import { formatNumber, formatPercent } from '../../../lib/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { texts } from '../texts.ts';

const words = texts.versions;

type Side = VersionChange['before'] & { name: string };

const withShare = (count: number, all: number): string =>
  all === 0 ? formatNumber(count) : words.share(count, formatPercent(count / all));

const columns: readonly Column<Side>[] = [
  { header: words.columns.days, kind: 'lead', cell: ({ name }) => name },
  { header: words.columns.asked, align: 'right', cell: ({ asked }) => formatNumber(asked) },
  {
    header: words.columns.answered,
    align: 'right',
    cell: ({ asked, answered }) => withShare(answered, asked),
  },
  {
    header: words.columns.refused,
    align: 'right',
    cell: ({ asked, answered }) => withShare(asked - answered, asked),
  },
  { header: words.columns.works, align: 'right', cell: ({ works }) => formatNumber(works) },
  {
    header: words.columns.doesNotWork,
    align: 'right',
    cell: ({ does_not_work }) => formatNumber(does_not_work),
  },
];

type VersionChangesProps = { productId: string; versions: readonly VersionChange[] };

/** The questions before and after each new version of a manual, and those that it answers now. */
export function VersionChanges({ productId, versions }: VersionChangesProps) {
  return (
    <Section
      title={words.title}
      aside={versions.length > 0 && <Link to={noticePath.href(productId)}>{words.toChanges}</Link>}
    >
      {versions.length === 0 && <QuietEmpty title={words.nothing}>{words.nothingText}</QuietEmpty>}
      {versions.length > 0 && <p className="mb-3 max-w-[72ch] text-ink-2">{words.lede}</p>}
      {versions.map((change) => (
        <Change key={`${change.manualId} ${change.version}`} change={change} />
      ))}
    </Section>
  );
}

function Change({ change }: { change: VersionChange }) {
  const { title, days, before, after, others, refused, tried, answeredNow } = change;
  const sides: Side[] = [
    { name: words.before(days), ...before },
    { name: words.after(days), ...after },
  ];
  return (
    <div className="mt-6 first-of-type:mt-0">
      <h3 className="mb-2 font-semibold wrap-anywhere">{words.heading(change)}</h3>
      {days === 0 && <p className="text-ink-2">{words.tooNew}</p>}
      {days > 0 && (
        <Table
          caption={words.caption(title)}
          columns={columns}
          rows={sides}
          rowKey={({ name }) => name}
          empty={null}
        />
      )}
      {others > 0 && <p className="mt-2 text-13 text-ink-2">{words.others(others)}</p>}
      {refused > 0 && (
        <p className="mt-2 max-w-[72ch]">{words.refused(refused, tried, answeredNow.length)}</p>
      )}
      {answeredNow.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit text-13 text-ink-2">{words.answeredNow}</summary>
          <ul className="mt-1 grid gap-1">
            {answeredNow.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
