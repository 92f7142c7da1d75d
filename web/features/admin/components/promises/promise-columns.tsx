import type { InstructionsPromise } from '../../../../../contracts/admin/promises.ts';
import { formatDateTime, formatDays } from '../../../../lib/text/format.ts';
import type { Column } from '../../../../ui/list/table.tsx';
import { Status } from '../../../../ui/state/status.tsx';
import { texts } from '../../promise-texts.ts';
import { PromiseActions } from './promise-actions.tsx';

const { columns } = texts;

function State({ promise: { release } }: { promise: InstructionsPromise }) {
  if (release === null) return <Status kind="on">{texts.stays}</Status>;
  return (
    <div className="grid gap-0.5">
      <Status kind="half">{texts.asked}</Status>
      <span className="text-13 text-ink-2">
        {texts.askedBy(release.askedBy, formatDateTime(release.askedAt))}
      </span>
      <span className="block max-w-[36ch] text-13 wrap-anywhere">{release.reason}</span>
    </div>
  );
}

/** Columns of the promised instructions. */
export const PROMISE_COLUMNS: readonly Column<InstructionsPromise>[] = [
  {
    header: columns.page,
    kind: 'lead',
    cell: ({ model, productName, address }) => (
      <div className="grid gap-0.5">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.open(model)}
          className="wrap-anywhere text-cite underline underline-offset-3"
        >
          {model}
        </a>
        <span className="text-13 wrap-anywhere text-ink-2">{productName}</span>
      </div>
    ),
  },
  {
    header: columns.company,
    cell: ({ companyName }) => <span className="wrap-anywhere">{companyName}</span>,
  },
  { header: columns.until, cell: ({ promisedUntil }) => formatDays(promisedUntil, promisedUntil) },
  { header: columns.state, cell: (promise) => <State promise={promise} /> },
  { header: columns.actions, kind: 'actions', cell: (promise) => <PromiseActions promise={promise} /> },
];
