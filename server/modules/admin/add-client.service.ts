import { randomBytes } from 'node:crypto';
import type { NewClient } from '../../../contracts/admin/admin-clients.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { AccountLinks } from '../auth/account-links.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { hashPassword } from '../auth/passwords/passwords.ts';
import type { CompaniesService } from '../companies/companies.service.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'addAccount'>;
  companies: Pick<CompaniesService, 'addFor'>;
  accountLinks: Pick<AccountLinks, 'invite'>;
};
export type AddClient = ReturnType<typeof createAddClient>;

/** Clients that the administrator adds: account and company at once, approved, with a mailed link to the password. */
export function createAddClient({ db, auth, companies, accountLinks }: Deps) {
  return {
    /**
     * Nobody knows the account's first password: whoever opens the mailed link chooses one.
     * @returns the id of the company
     * @throws AppError email_taken
     */
    async add(actor: AuditActor, { name, email, ...profile }: NewClient): Promise<string> {
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
      return db.transaction(async (tx) => {
        const approvedAt = new Date();
        const id = await auth.addAccount(tx, { name, email, passwordHash, role: 'company', approvedAt });
        const companyId = await companies.addFor(tx, id, profile);
        await accountLinks.invite(tx, { id, name, email, companyId }, profile.company_name);
        await recordAudit(tx, actor, {
          action: 'client.added',
          companyId,
          subject: { id, name },
          after: { email, company_name: profile.company_name },
        });
        return companyId;
      });
    },
  };
}
