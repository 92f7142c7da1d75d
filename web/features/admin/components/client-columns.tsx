import type { Client } from '../../../../contracts/admin/admin.ts';
import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import type { Column } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { texts } from '../texts.ts';
import { ClientStatus } from './client-status.tsx';
import { DecideButton } from './decide-button.tsx';

const { columns, none, noCompany } = texts.clients;

/** Columns of the client list. */
export const CLIENT_COLUMNS: readonly Column<Client>[] = [
  { header: columns.name, kind: 'lead', cell: ({ user }) => user.name },
  { header: columns.email, cell: ({ user }) => <TableAddress address={user.email} /> },
  {
    header: columns.company,
    cell: ({ company }) => company?.company_name ?? <span className="text-ink-3">{noCompany}</span>,
  },
  { header: columns.plan, isShort: true, cell: ({ purchase }) => purchase?.plan ?? none },
  {
    header: columns.contact,
    isShort: true,
    cell: ({ company }) => <span className="tabular-nums">{company?.company_contact || none}</span>,
  },
  { header: columns.status, cell: ({ status }) => <ClientStatus status={status} /> },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (client) => (
      <>
        <ButtonLink
          variant="quiet"
          to={paths.adminClient.href(client.id)}
          aria-label={`${texts.view} ${client.user.name}`}
        >
          {texts.view}
        </ButtonLink>
        <DecideButton client={client} />
      </>
    ),
  },
];
