import { Link } from 'react-router';
import type { AuditEntry } from '../../../../../contracts/admin/audit.ts';
import { paths } from '../../../../../contracts/paths.ts';
import { formatNumber } from '../../../../lib/text/format.ts';
import { DescriptionList } from '../../../../ui/list/description-list.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { changesOf } from '../../audit-changes.ts';
import { texts } from '../../audit-texts.ts';
import { Entry, EntryTime } from '../entry-list.tsx';

/** An entry: who did what to which thing, and everything else when it is opened. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { action, subject, company, actor, at } = entry;
  return (
    <Entry
      columns="md:grid-cols-[184px_minmax(0,1fr)_minmax(0,200px)_136px]"
      head={
        <>
          <b className="font-medium max-md:row-start-1">{texts.actions[action]}</b>
          <span className="group-open:whitespace-normal group-open:wrap-anywhere max-md:wrap-anywhere md:truncate max-md:col-span-2 max-md:row-start-2">
            {subject.name}
            {company && <span className="text-ink-2">{`, ${company.company_name}`}</span>}
          </span>
          <span className="text-ink-2 max-md:col-span-2 max-md:row-start-3 max-md:wrap-anywhere md:truncate">
            {texts.by} {nameOf(actor)}
          </span>
          <EntryTime at={at} className="max-md:row-start-1" />
        </>
      }
    >
      <Changes entry={entry} />
      <DescriptionList items={itemsOf(entry)} />
    </Entry>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <Table
      caption={texts.changes}
      columns={[
        { header: texts.field, kind: 'lead', cell: ({ name }) => name },
        { header: texts.before, cell: ({ before }) => before ?? texts.nothing },
        { header: texts.after, cell: ({ after }) => after ?? texts.nothing },
      ]}
      rows={changes}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}

/** The name of an actor, which tells a program from the person in whose name it acts. */
const nameOf = ({ name, tokenId }: AuditEntry['actor']) => (tokenId === null ? name : texts.byToken(name));

const itemsOf = ({ seq, actor, company, hash }: AuditEntry) => [
  { label: texts.number, value: formatNumber(seq) },
  { label: texts.who, value: actor.email ? `${actor.name}, ${actor.email}` : actor.name },
  ...(actor.tokenId === null
    ? []
    : [{ label: texts.token, value: <code className="text-12">{actor.tokenId}</code> }]),
  {
    label: texts.company,
    value: company ? (
      <Link to={paths.adminClient.href(company._id)}>{company.company_name}</Link>
    ) : (
      texts.installation
    ),
  },
  { label: texts.seal, value: <code className="text-12">{hash}</code> },
];
