import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDays, formatLanguage } from '../../../lib/text/format.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { type PageKey, useRemoveEdition } from '../api/instructions.ts';
import { texts } from '../texts.ts';

type Edition = InstructionPage['editions'][number];

const { columns } = texts;

/** Which machines something is for, in words. */
export const rangeOf = ({ serialFrom, serialTo }: { serialFrom: string; serialTo: string }): string =>
  serialFrom === '' && serialTo === '' ? texts.allMachines : texts.range(serialFrom, serialTo);

function TakeOffButton({ pageKey, edition: { _id, title } }: { pageKey: PageKey; edition: Edition }) {
  return (
    <DeleteButton
      label={texts.takeOff(title)}
      question={texts.takeOffQuestion(title)}
      consequence={texts.takeOffConsequence}
      verb={texts.takeOffVerb}
      onDeleted={() => showToast(texts.takenOff)}
      deletion={useRemoveEdition()}
      target={{ ...pageKey, editionId: _id }}
    />
  );
}

const SHOWN: readonly Column<Edition>[] = [
  {
    header: columns.manual,
    kind: 'lead',
    cell: ({ title, filename, version }) => (
      <div className="grid gap-0.5">
        <span className="wrap-anywhere">{title}</span>
        <span className="text-13 wrap-anywhere text-ink-2">
          {filename}, {texts.version(version)}
        </span>
      </div>
    ),
  },
  { header: columns.language, cell: ({ language }) => formatLanguage(language) },
  { header: columns.validFrom, cell: ({ validFrom }) => formatDays(validFrom, validFrom) },
  { header: columns.serials, cell: rangeOf },
];

type EditionTableProps = { pageKey: PageKey; page: InstructionPage };

/** The manuals on an instructions page. Of a draft they can be taken off. */
export function EditionTable({ pageKey, page }: EditionTableProps) {
  const actions: Column<Edition> = {
    header: columns.actions,
    kind: 'actions',
    cell: (edition) => <TakeOffButton pageKey={pageKey} edition={edition} />,
  };
  return (
    <Table
      caption={texts.manualsOf(page.model)}
      columns={page.publishedAt === null ? [...SHOWN, actions] : SHOWN}
      rows={page.editions}
      rowKey={({ _id }) => _id}
      empty={<EmptyState title={texts.noManuals}>{texts.noManualsText}</EmptyState>}
    />
  );
}
