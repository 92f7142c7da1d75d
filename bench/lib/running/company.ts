import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { ADMIN } from '../../../server/testing/server-process.ts';
import type { ApiClient } from './api-client.ts';

/** A company and the session of its owner. */
export type CompanyAccess = { companyId: string; token: string };

/** Of every account that is made here. */
export const PASSWORD = 'a-good-long-password';
const CONTACT = '+1 555 0142';

/** Signs somebody up with a company, which the administrator approves, all through the calls of the product. */
export async function createApprovedCompany(
  api: ApiClient,
  owner: { name: string; email: string },
  companyName: string,
): Promise<CompanyAccess> {
  const { token: adminToken } = await api.call(authRoutes.login, { body: ADMIN });
  const { token } = await api.call(authRoutes.register, { body: { ...owner, password: PASSWORD } });
  const profile = {
    company_name: companyName,
    company_email: 'service@vendor.example',
    company_contact: CONTACT,
  };
  const { data: company } = await api.call(companyRoutes.createProfile, { body: profile }, token);
  const { data: user } = await api.call(authRoutes.userInfo, {}, token);
  await api.call(adminRoutes.approveUser, { body: { userId: user._id } }, adminToken);
  return { companyId: company._id, token };
}

/**
 * An approved company with the plan without limits.
 * @param email of its owner, an account of its own
 */
export async function createCompany(api: ApiClient, email = 'ines@vendor.example'): Promise<CompanyAccess> {
  const company = await createApprovedCompany(api, { name: 'Ines Halloran', email }, 'Halloran Pumps');
  const { token } = await api.call(authRoutes.login, { body: ADMIN });
  const purchase = { companyId: company.companyId, plan: 'Enterprise', months: 12 };
  await api.call(planRoutes.adminCreatePurchase, { body: purchase }, token);
  return company;
}
