/** What is kept of who wrote in a contact form, and for how long. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { mail } from '../../db/schema/platform.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { openContactForm } from '../../testing/contact-forms.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { daysBefore } from '../../time.ts';

const CUP = 'Which football club won the cup in 1974?';

describeOnBothDatabases('a mailed message', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let link: TestLink;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    link = await createLink(app(), vendor, await createReadyProduct(app(), vendor));
  });

  const form = () => openContactForm(app(), link.uniqueId);
  const mailsOf = (email: string) => app().services.db.select().from(mail).where(eq(mail.replyTo, email));

  it('forgets the address beside a mail that has left long ago, and no other', async () => {
    const { db, maintain } = app().services;
    await form().ask(CUP, { email: 'old@example.com' });
    await form().ask(CUP, { email: 'waiting@example.com' });
    const age = { createdAt: daysBefore(new Date(), 31) };
    await db
      .update(mail)
      .set({ ...age, state: 'sent' })
      .where(eq(mail.replyTo, 'old@example.com'));
    await db.update(mail).set(age).where(eq(mail.replyTo, 'waiting@example.com'));
    await maintain({ signal: new AbortController().signal });
    expect(await mailsOf('waiting@example.com')).toHaveLength(1);
    expect(await mailsOf('old@example.com')).toEqual([]);
  });

  it('erases what a customer wrote with the customer', async () => {
    await form().ask(CUP, { email: 'erase@example.com' });
    const { body } = await app().call(conversationRoutes.eraseCustomer, {
      token: vendor.token,
      body: { email: 'erase@example.com' },
    });
    expect(body.data).toMatchObject({ mails: 1 });
    expect(await mailsOf('erase@example.com')).toEqual([]);
  });
});
