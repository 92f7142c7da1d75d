import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobQueue, Overview as State } from '../../../../contracts/admin/overview.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatBytes, formatDateTime, formatNumber } from '../../../lib/text/format.ts';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { Figures } from '../../../ui/list/figures.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../overview-texts.ts';
import { RetryJobsButton } from './retry-jobs-button.tsx';

const JOB_COLUMNS: readonly Column<JobQueue>[] = [
  { header: texts.columns.kind, kind: 'lead', cell: ({ kind }) => <code>{kind}</code> },
  { header: texts.columns.waiting, align: 'right', cell: ({ waiting }) => formatNumber(waiting) },
  { header: texts.columns.running, align: 'right', cell: ({ running }) => formatNumber(running) },
  { header: texts.columns.dead, align: 'right', cell: ({ dead }) => formatNumber(dead) },
  {
    header: texts.columns.lastError,
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? texts.none}</span>,
  },
  {
    header: texts.columns.actions,
    kind: 'actions',
    cell: ({ kind, dead }) => dead > 0 && <RetryJobsButton kind={kind} />,
  },
];

const clients = (status: string) => `${paths.adminClients.path}?status=${status}`;
const manualsOf = (status: string) => `${paths.adminManuals.path}?status=${status}`;
const mailsOf = (state: string) => `${paths.adminOutbox.path}?state=${state}`;

/** A number, as a link to the counted things if there are any. */
function Counted({ count, href }: { count: number; href: string }): ReactNode {
  if (count === 0) return formatNumber(count);
  return (
    <>
      {formatNumber(count)} <Link to={href}>{texts.show}</Link>
    </>
  );
}

function sayUnderstanding(understanding: State['understanding']): string {
  const { off, ready, failing } = texts.understanding;
  if (understanding.state === 'off') return off;
  if (understanding.state === 'ready') return ready;
  const { since, reason, models } = understanding;
  return failing(formatDateTime(since), reason, models.includes('english'));
}

function Companies({ companies }: Pick<State, 'companies'>) {
  const figure = (status: 'active' | 'waiting' | 'suspended') => ({
    label: texts[status],
    value: formatNumber(companies[status]),
    trend: companies[status] > 0 && <Link to={clients(status)}>{texts.show}</Link>,
  });
  return (
    <Section title={texts.companies} aside={<Link to={paths.adminClients.path}>{texts.allClients}</Link>}>
      <Figures items={[figure('active'), figure('waiting'), figure('suspended')]} />
    </Section>
  );
}

function Held({ products, manuals, questions }: Pick<State, 'products' | 'manuals' | 'questions'>) {
  return (
    <Section title={texts.held}>
      <Figures
        items={[
          { label: texts.products, value: formatNumber(products) },
          { label: texts.manuals, value: formatNumber(manuals.total) },
          {
            label: texts.questions,
            value: formatNumber(questions.thisMonth),
            trend: texts.today(formatNumber(questions.today)),
          },
        ]}
      />
    </Section>
  );
}

/** What somebody may have to look after. */
function Attention({ manuals, mails, understanding }: Pick<State, 'manuals' | 'mails' | 'understanding'>) {
  return (
    <Section title={texts.attention}>
      <DescriptionList
        items={[
          {
            label: texts.manualsFailed,
            value: <Counted count={manuals.failed} href={manualsOf('failed')} />,
          },
          {
            label: texts.manualsInWork,
            value: <Counted count={manuals.inWork} href={manualsOf('in-work')} />,
          },
          {
            label: texts.mailsFailed,
            value: <Counted count={mails.failed} href={mailsOf('failed')} />,
          },
          {
            label: texts.mailsQueued,
            value: <Counted count={mails.queued} href={mailsOf('queued')} />,
          },
          {
            label: texts.mailsOutbox,
            value: <Counted count={mails.outbox} href={mailsOf('outbox')} />,
          },
          {
            label: texts.understanding.label,
            value: <span className="wrap-anywhere">{sayUnderstanding(understanding)}</span>,
          },
        ]}
      />
    </Section>
  );
}

/** Figures of what exists, what is in work and what went wrong, with links to each. */
export function Overview({ state }: { state: State }) {
  const { companies, products, manuals, questions, disk, jobs } = state;
  return (
    <>
      <Companies companies={companies} />
      <Held products={products} manuals={manuals} questions={questions} />
      <div className="mt-12 grid grid-cols-2 items-start gap-x-12 max-lg:grid-cols-1 max-md:mt-8 *:mt-0! max-lg:gap-y-8">
        <Attention manuals={manuals} mails={state.mails} understanding={state.understanding} />
        <Section title={texts.disk}>
          <DescriptionList
            items={(['files', 'cache', 'database', 'free'] as const).map((part) => ({
              label: texts[part],
              value: formatBytes(disk[part]),
            }))}
          />
        </Section>
      </div>
      <Section title={texts.jobs}>
        <Table
          caption={texts.jobs}
          columns={JOB_COLUMNS}
          rows={jobs}
          rowKey={({ kind }) => kind}
          empty={<EmptyState title={texts.jobsEmpty}>{texts.jobsEmptyText}</EmptyState>}
        />
      </Section>
    </>
  );
}
