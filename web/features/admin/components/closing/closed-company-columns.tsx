import type { ClosedCompanyReceipt } from '../../../../../contracts/company/closing.ts';
import { showToast } from '../../../../lib/browser/toast-store.ts';
import { closingTexts } from '../../../../lib/text/closing-texts.ts';
import { formatDate, formatDateTime, formatNumber } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { Column } from '../../../../ui/list/table.tsx';
import { useConfirm } from '../../../../ui/overlay/use-confirm.tsx';
import { Status } from '../../../../ui/state/status.tsx';
import { useUndoClosing } from '../../api/closing.ts';
import { texts } from '../../closing-texts.ts';

const { columns } = texts;

function stateOf({ erasesAt, erasingSince, erasedAt }: ClosedCompanyReceipt) {
  if (erasedAt) {
    const when = texts.erasedWhen(formatDateTime(erasingSince), formatDateTime(erasedAt));
    return { kind: 'on', word: texts.erased, when } as const;
  }
  if (erasingSince)
    return { kind: 'half', word: texts.erasing, when: texts.since(formatDateTime(erasingSince)) } as const;
  return { kind: 'open', word: texts.waits, when: texts.erasedOn(formatDate(erasesAt)) } as const;
}

function State({ receipt }: { receipt: ClosedCompanyReceipt }) {
  const { kind, word, when } = stateOf(receipt);
  return (
    <div className="grid gap-0.5">
      <Status kind={kind}>{word}</Status>
      <span className="text-13 text-ink-2">{when}</span>
    </div>
  );
}

function UndoButton({ receipt: { id, name } }: { receipt: ClosedCompanyReceipt }) {
  const { ask, dialog } = useConfirm({
    mutation: useUndoClosing(),
    target: id,
    question: texts.undoQuestion(name),
    consequence: texts.undoConsequence,
    verb: texts.undo,
    busyText: texts.undoing,
    tone: 'go',
    onDone: () => showToast(texts.undone(name)),
  });
  return (
    <>
      <Button aria-label={texts.undoNamed(name)} onClick={ask}>
        {texts.undo}
      </Button>
      {dialog}
    </>
  );
}

/** Columns of the receipts of closed companies. */
export const CLOSED_COMPANY_COLUMNS: readonly Column<ClosedCompanyReceipt>[] = [
  {
    header: columns.company,
    kind: 'lead',
    cell: ({ id, name }) => (
      <div className="grid gap-0.5">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-13 wrap-anywhere text-ink-2">{id}</span>
      </div>
    ),
  },
  {
    header: columns.closed,
    cell: ({ closedAt, closedBy }) => (
      <div className="grid gap-0.5">
        <span>{formatDateTime(closedAt)}</span>
        <span className="text-13 text-ink-2">{texts.closedBy[closedBy]}</span>
      </div>
    ),
  },
  { header: columns.state, cell: (receipt) => <State receipt={receipt} /> },
  {
    header: columns.erased,
    cell: ({ holdings }) => (
      <span className="block max-w-[36ch]">{holdings ? closingTexts.holdings(holdings) : texts.notYet}</span>
    ),
  },
  { header: columns.rows, align: 'right', cell: ({ rows }) => formatNumber(rows) },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (receipt) => receipt.erasingSince === null && <UndoButton receipt={receipt} />,
  },
];
