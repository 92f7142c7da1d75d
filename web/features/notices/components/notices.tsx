import type { Notice } from '../../../../contracts/manuals/notices.ts';
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../texts.ts';
import { NoticeDialog } from './notice-dialog.tsx';

type NoticesProps = { productId: string; people: number; notices: readonly Notice[] };

const PROGRESS = ['sent', 'queued', 'waiting', 'refused', 'failed', 'ended'] as const;

const columns: readonly Column<Notice>[] = [
  {
    header: texts.columns.notice,
    kind: 'lead',
    cell: ({ subject, text }) => (
      <details>
        <summary className="wrap-anywhere">{subject}</summary>
        <p className="mt-1 font-normal whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
      </details>
    ),
  },
  { header: texts.columns.day, isShort: true, cell: ({ timestamp }) => formatDateTime(timestamp) },
  { header: texts.columns.people, align: 'right', cell: ({ people }) => formatNumber(people) },
  {
    header: texts.columns.progress,
    cell: (notice) => (
      <ul className="list-none">
        {PROGRESS.filter((kind) => notice[kind] > 0).map((kind) => (
          <li key={kind}>{texts.progress[kind](notice[kind])}</li>
        ))}
      </ul>
    ),
  },
];

/** The notices to customers who asked to be told, and the way to another. */
export function Notices({ productId, people, notices }: NoticesProps) {
  const isNobody = people === 0 && notices.length === 0;
  return (
    <Section
      title={texts.notices}
      aside={
        people > 0 && (
          <DialogButton text={texts.write} variant="go">
            {(close) => <NoticeDialog productId={productId} people={people} onClose={close} />}
          </DialogButton>
        )
      }
    >
      {isNobody && <EmptyState title={texts.nobody}>{texts.nobodyText}</EmptyState>}
      {!isNobody && (
        <>
          <p className="mb-4 max-w-[72ch] text-ink-2">{texts.noticesLede(people)}</p>
          <Table
            caption={texts.caption}
            columns={columns}
            rows={notices}
            rowKey={({ _id }) => _id}
            empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
          />
        </>
      )}
    </Section>
  );
}
