import { adminRoutes } from '../../contracts/admin.ts';
import { authRoutes } from '../../contracts/auth.ts';
import { companyRoutes } from '../../contracts/companies.ts';
import { planRoutes } from '../../contracts/plans.ts';
import type { ApiClient } from './api-client.ts';
import { ADMIN } from './server-process.ts';

/** A company and the session of its owner. */
export type CompanyAccess = { companyId: string; token: string };

/**
 * Signs a company up, approves it and gives it the plan without limits, all through the calls of the product.
 * @param email of its owner, an account of its own
 */
export async function createCompany(api: ApiClient, email = 'ines@vendor.example'): Promise<CompanyAccess> {
  const { token: adminToken } = await api.call(authRoutes.login, { body: ADMIN });
  const account = { name: 'Ines Halloran', email, password: 'a-good-long-password' };
  const { token } = await api.call(authRoutes.register, { body: account });
  const profile = { company_name: 'Halloran Pumps', company_email: 'service@vendor.example' };
  const { data: company } = await api.call(companyRoutes.createProfile, { body: profile }, token);
  const { data: user } = await api.call(authRoutes.userInfo, {}, token);
  await api.call(adminRoutes.approveUser, { body: { userId: user._id } }, adminToken);
  const purchase = { companyId: company._id, plan: 'Enterprise', months: 12 };
  await api.call(planRoutes.adminCreatePurchase, { body: purchase }, adminToken);
  return { companyId: company._id, token };
}
