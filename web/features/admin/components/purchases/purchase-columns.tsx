import { Link } from 'react-router';
import { paths } from '../../../../../contracts/paths.ts';
import type { CompanyPurchase } from '../../../../../contracts/plans/purchases.ts';
import { formatDate, formatNumber } from '../../../../lib/text/format.ts';
import type { Column } from '../../../../ui/list/table.tsx';
import { Status } from '../../../../ui/state/status.tsx';
import { texts } from '../../purchase-texts.ts';
import { PackButton } from './pack-button.tsx';

const { columns } = texts;
const SHAPES = { active: 'on', expiring: 'half', replaced: 'open', ended: 'off' } as const;

const isInForce = ({ state }: CompanyPurchase) => state === 'active' || state === 'expiring';

/** Columns of the purchases. */
export const PURCHASE_COLUMNS: readonly Column<CompanyPurchase>[] = [
  {
    header: columns.company,
    kind: 'lead',
    cell: ({ company }) => <Link to={paths.adminClient.href(company._id)}>{company.company_name}</Link>,
  },
  { header: columns.plan, isShort: true, cell: ({ plan }) => plan },
  {
    header: columns.started,
    isShort: true,
    cell: ({ startedAt }) => formatDate(startedAt),
  },
  {
    header: columns.ends,
    isShort: true,
    cell: ({ nextBillingDate }) => (nextBillingDate ? formatDate(nextBillingDate) : texts.noEnd),
  },
  {
    header: columns.extra,
    align: 'right',
    cell: ({ extraQueries }) => (extraQueries === 0 ? texts.none : formatNumber(extraQueries)),
  },
  {
    header: columns.state,
    cell: ({ state }) => <Status kind={SHAPES[state]}>{texts.states[state]}</Status>,
  },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (purchase) =>
      isInForce(purchase) && (
        <PackButton
          variant="quiet"
          buyer={{ companyId: purchase.company._id, companyName: purchase.company.company_name }}
        />
      ),
  },
];
