import type { InstructionPage, PaperRequest } from '../../../../contracts/manuals/instructions.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { formatDate, formatDays, formatLanguage } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { type PageKey, usePaperSent } from '../api/instructions.ts';
import { today } from '../page-state.ts';
import { texts } from '../texts.ts';

const columns = texts.paperColumns;

function SentButton({ pageKey, request: { _id, name } }: { pageKey: PageKey; request: PaperRequest }) {
  const { mutateAsync, isPending } = usePaperSent();
  return (
    <Button
      aria-label={texts.markSentNamed(name)}
      busyText={isPending && texts.marking}
      onClick={() => tellOutcome(mutateAsync({ ...pageKey, requestId: _id }), texts.marked)}
    >
      {texts.markSent}
    </Button>
  );
}

function State({ request: { sentAt, dueOn } }: { request: PaperRequest }) {
  if (sentAt !== null) return <Status kind="on">{texts.sentOn(formatDate(sentAt))}</Status>;
  return dueOn < today() ? (
    <Status kind="off">{texts.late}</Status>
  ) : (
    <Status kind="open">{texts.waiting}</Status>
  );
}

const columnsOf = (pageKey: PageKey): readonly Column<PaperRequest>[] => [
  {
    header: columns.who,
    kind: 'lead',
    cell: ({ name, address, serial }) => (
      <div className="grid gap-0.5">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-13 whitespace-pre-line wrap-anywhere text-ink-2">{address}</span>
        {serial && <span className="text-13 text-ink-2">{texts.serialOf(serial)}</span>}
      </div>
    ),
  },
  { header: columns.language, cell: ({ language }) => formatLanguage(language) },
  { header: columns.due, cell: ({ dueOn }) => formatDays(dueOn, dueOn) },
  { header: columns.state, cell: (request) => <State request={request} /> },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (request) => request.sentAt === null && <SentButton pageKey={pageKey} request={request} />,
  },
];

type PaperTableProps = { pageKey: PageKey; page: InstructionPage };

/** Who asked for instructions on paper. */
export const PaperTable = ({ pageKey, page }: PaperTableProps) => (
  <Table
    caption={texts.paperCaption(page.model)}
    columns={columnsOf(pageKey)}
    rows={page.paperRequests}
    rowKey={({ _id }) => _id}
    empty={null}
  />
);
