import { eq, inArray, or } from 'drizzle-orm';
import { demoInvited, demoMember, demoOwner } from '../../sample/demo.ts';
import { account } from '../db/schema/accounts.ts';
import { company } from '../db/schema/companies.ts';
import { mail } from '../db/schema/platform.ts';
import { product } from '../db/schema/products.ts';
import type { Services } from '../services.ts';

/** Removes what there is of the demo, so that it can be made anew. The audit trail keeps what it has. */
export async function removeDemo({ db, products }: Pick<Services, 'db' | 'products'>): Promise<void> {
  const people = [demoOwner.email, demoMember.email, demoInvited];
  await db.transaction(async (tx) => {
    const [owner] = await tx.select().from(account).where(eq(account.email, demoOwner.email));
    const companyId = owner?.companyId ?? null;
    if (companyId !== null) {
      const made = await tx.select({ id: product.id }).from(product).where(eq(product.companyId, companyId));
      for (const { id } of made) await products.removeProduct(tx, companyId, id);
      await tx.delete(company).where(eq(company.id, companyId));
    }
    const isOfCompany = companyId === null ? undefined : eq(mail.companyId, companyId);
    await tx.delete(mail).where(or(isOfCompany, inArray(mail.recipient, people)));
    await tx.delete(account).where(inArray(account.email, people));
  });
}
