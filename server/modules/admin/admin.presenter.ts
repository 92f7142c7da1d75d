import type { Client } from '../../../contracts/admin/admin.ts';
import { presentCompanyDetails } from '../companies/companies.presenter.ts';
import type { ClientRow } from './admin.repository.ts';

/** A client as the administrator sees it. */
export function presentClient(row: ClientRow): Client {
  const { account, company, plan } = row;
  const user = { name: account.name, email: account.email, role: account.role, id: account.id };
  return {
    id: company?.id ?? account.id,
    user,
    company: company ? { ...presentCompanyDetails(company), user } : null,
    purchase: plan === null ? null : { plan, nextBillingDate: row.nextBillingDate?.toISOString() ?? null },
    tokens_used: row.tokensUsed,
    status: account.role === 'company' ? 'Active' : 'Inactive',
    createdAt: account.createdAt.toISOString(),
  };
}
