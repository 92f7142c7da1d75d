import { Download } from 'lucide-react';
import type { AddressResult } from '../../../../contracts/chat/chatbots.ts';
import { csvLine } from '../../../../contracts/csv.ts';
import { saveFile } from '../../../lib/api/download.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

const words = texts.list;

const MARKS = {
  created: 'on',
  exists: 'half',
  invalid: 'off',
  limit: 'off',
} as const satisfies Record<AddressResult['outcome'], string>;

type Row = AddressResult & { key: string };

/** Whether mails go out. */
type Server = { hasMailServer: boolean };

const outcomeText = (outcome: AddressResult['outcome'], { hasMailServer }: Server): string =>
  texts.outcomes[outcome === 'created' && !hasMailServer ? 'createdOnly' : outcome];

const columnsFor = (server: Server): readonly Column<Row>[] => [
  { header: texts.columns.customer, kind: 'lead', cell: ({ email }) => email },
  {
    header: words.result,
    cell: ({ outcome }) => <Status kind={MARKS[outcome]}>{outcomeText(outcome, server)}</Status>,
  },
  {
    header: words.link,
    kind: 'actions',
    cell: ({ email, link }) =>
      link && <CopyButton text={link} label={texts.copyUrl(email)} doneMessage={texts.urlCopied} />,
  },
];

const save = (results: readonly AddressResult[], server: Server) => {
  const lines = results.map(({ email, outcome, link }) =>
    csvLine([email, outcomeText(outcome, server), link ?? '']),
  );
  // The byte order mark tells spreadsheets that the file is in UTF-8.
  const content = ['\ufeff', csvLine([texts.columns.customer, words.result, words.link]), ...lines];
  saveFile(new Blob(content, { type: 'text/csv' }), 'chatbot-results.csv');
};

type AddressResultsProps = { results: readonly AddressResult[]; hasLeftOver: boolean };

/** The outcome for each address of a list, in its order, with buttons that copy the links and save the outcomes. */
export function AddressResults({ results, hasLeftOver }: AddressResultsProps) {
  const server = { hasMailServer: useHasMailServer() };
  const made = results.filter(({ outcome }) => outcome === 'created').length;
  const links = results.flatMap(({ link }) => link ?? []);
  return (
    <Section title={words.resultsTitle} className="mt-12!">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="max-w-[62ch] text-ink-2">
          {words.made(made, results.length)} {hasLeftOver && words.toCorrect}
        </p>
        <div className="flex flex-wrap gap-2">
          {links.length > 0 && (
            <CopyButton
              text={() => [...new Set(links)].join('\n')}
              label={words.copyAll}
              doneMessage={words.copied}
              isLabelled
            />
          )}
          <Button icon={<Download size={18} aria-hidden="true" />} onClick={() => save(results, server)}>
            {words.save}
          </Button>
        </div>
      </div>
      <Table
        caption={words.resultsCaption}
        columns={columnsFor(server)}
        rows={results.map((result, index) => ({ ...result, key: String(index) }))}
        rowKey={({ key }) => key}
        empty={null}
      />
    </Section>
  );
}
