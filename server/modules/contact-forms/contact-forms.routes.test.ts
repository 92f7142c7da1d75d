import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { contactFormRoutes } from '../../../contracts/chat/contact-forms.ts';
import { contactPath } from '../../../contracts/chat/contact-frame.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import {
  MAX_CONTACT_MAILS_PER_CUSTOMER,
  MAX_CONTACT_MAILS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { company } from '../../db/schema/companies.ts';
import { mail } from '../../db/schema/platform.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { openContactForm } from '../../testing/contact-forms.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf } from '../../time.ts';

const CODE = 'What does E-14 mean?';
const CUP = 'Which football club won the cup in 1974?';
const MAILBOX = 'support@halloran.example';

describeOnBothDatabases('a contact form', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let link: TestLink;
  let customer = 0;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Pump <b>P7</b>');
    await app().call(companyRoutes.updateProfile, { token: vendor.token, body: { company_email: MAILBOX } });
  });
  beforeEach(async () => {
    // A link each, so that no test counts what another has done.
    customer += 1;
    link = await createLink(app(), vendor, productId, `customer-${customer}@example.com`);
  });

  const form = (query = '', { uniqueId } = link) => openContactForm(app(), uniqueId, query);
  /** What was mailed of a customer's messages. */
  const mailsOf = (email: string) => app().services.db.select().from(mail).where(eq(mail.replyTo, email));
  const countMails = async () => (await app().services.db.select({ id: mail.id }).from(mail)).length;
  const today = dayOf(new Date());
  const figuresOf = async ({ uniqueId } = link) => {
    const { body } = await app().call(contactFormRoutes.figures, {
      token: vendor.token,
      query: { from: today, to: today },
    });
    const { links } = body.data as { links: { chatbot: { uniqueId: string } | null }[] };
    return links.find(({ chatbot }) => chatbot?.uniqueId === uniqueId);
  };

  it('is a page without script or cookie, in five languages, kept by nobody', async () => {
    const { status, html, headers } = await form().open();
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script|<b>P7|style="/);
    expect(html).toContain('Pump &lt;b&gt;P7&lt;/b&gt;');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect((await form('?lang=de').open()).html).toContain('Nachricht');
    for (const [language, word] of [
      ['fr', 'Votre adresse'],
      ['es', 'Su correo'],
      ['hi', 'संदेश'],
    ] as const)
      expect((await form().open({ 'accept-language': language })).html).toContain(word);
    expect((await app().app.inject({ url: '/contact/style.css' })).headers['content-type']).toContain(
      'text/css',
    );
  });

  it('shows what the manual says with its page before anything is sent', async () => {
    const page = await form().ask(CODE);
    expect(page.status).toBe(200);
    expect(page.html).toContain('the water flow is too low');
    expect(page.html).toMatch(/href="\/uploads\/[^"]+#page=2"/);
    expect(page.html).toMatch(/<img src="\/uploads\/[^"]+\/pages\/2\?/);
    expect(page.fields).toMatchObject({
      message: CODE,
      email: 'dana@example.com',
      answer: expect.any(String),
    });
    expect(await mailsOf('dana@example.com')).toEqual([]);
    expect(await figuresOf()).toMatchObject({ asked: 1, answered: 1, helped: 0, sent: 0, left: 1 });
  });

  it('counts as deflected only what a customer said helped, and sends nothing then', async () => {
    const { ask, helped } = form();
    const page = await ask(CODE);
    for (let press = 0; press < 2; press += 1)
      expect(await helped(page)).toMatchObject({
        status: 200,
        html: expect.stringContaining('was not sent'),
      });
    expect(await mailsOf('dana@example.com')).toEqual([]);
    expect(await figuresOf()).toMatchObject({ asked: 1, answered: 1, helped: 1, sent: 0, left: 0 });
  });

  it('mails what is sent all the same once, with what was answered, so that an answer goes to the customer', async () => {
    const { ask, send, helped } = form();
    const page = await ask(CODE, { message: `${CODE}\nIt is <b>urgent</b>.`, email: 'Ada@Example.com ' });
    await helped(page);
    for (let press = 0; press < 2; press += 1)
      expect(await send(page)).toMatchObject({
        status: 200,
        html: expect.stringContaining('ada@example.com'),
      });
    const [sent, ...others] = await mailsOf('ada@example.com');
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ recipient: MAILBOX, purpose: 'contact', isPrivate: true });
    expect(sent?.subject).not.toContain('urgent');
    expect(sent?.text).toContain('It is <b>urgent</b>.');
    expect(sent?.text).toContain('the water flow is too low');
    expect(sent?.html).toContain('&lt;b&gt;urgent&lt;/b&gt;');
    // Who sends after all was not deflected.
    expect(await figuresOf()).toMatchObject({ asked: 1, answered: 1, helped: 0, sent: 1, left: 0 });
  });

  it('sends at once what the manual does not answer, and says so', async () => {
    const page = await form().ask(CUP, { email: 'cup@example.com' });
    expect(page.html).toContain('went straight on');
    const [sent] = await mailsOf('cup@example.com');
    expect(sent?.text).toContain('Nothing of the manual was shown');
    expect(await figuresOf()).toMatchObject({ asked: 1, answered: 0, helped: 0, sent: 0, not_answered: 1 });
  });

  it('sends without an answer where the link has no question left', async () => {
    await app().call(chatbotRoutes.updateLimit, {
      token: vendor.token,
      params: { productId, uniqueId: link.uniqueId },
      body: { queryLimit: 1 },
    });
    await askQuestion(app(), link, 'How much does the pump weigh?');
    const page = await form().ask(CODE, { email: 'late@example.com' });
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('was sent') });
    expect(await mailsOf('late@example.com')).toHaveLength(1);
    expect(await figuresOf()).toBeUndefined();
  });

  it('keeps messages out of the conversation of the link, and leans on none of it', async () => {
    await form().ask(CODE);
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
    expect((body.data as { messages: unknown[] }).messages).toEqual([]);
    const { body: read } = await app().call(conversationRoutes.read, {
      token: vendor.token,
      params: { productId, uniqueId: link.uniqueId },
    });
    expect((read.data as { messages: unknown[] }).messages).toHaveLength(2);
  });

  it('is asked once for what is sent twice, and a question is taken for it', async () => {
    const key = randomUUID();
    const first = await form().ask(CODE, { key });
    const again = await form().ask(CODE, { key });
    expect(again.fields.answer).toBe(first.fields.answer);
    expect(await figuresOf()).toMatchObject({ asked: 1 });
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
    expect((body.data as { botdata: { queriesUsed: number } }).botdata.queriesUsed).toBe(1);
  });

  it('asks by the beginning of a message that is longer than a question, and carries all of it', async () => {
    const message = `${CODE} ${'I have tried it again and again. '.repeat(100)}The end.`;
    const page = await form().ask(message, { email: 'long@example.com' });
    expect(page.status).toBe(200);
    const sending = page.fields.answer ? await form().send(page) : page;
    expect(sending.html).toContain('was sent');
    const [sent] = await mailsOf('long@example.com');
    expect(sent?.text).toContain('The end.');
  });

  it.each([
    ['no message', { message: ' ' }, 'at most 5000'],
    ['a message that is too long', { message: 'a'.repeat(5001) }, 'at most 5000'],
    ['no address', { email: 'dana' }, 'complete address'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'complete address'],
  ])('says what is wrong with %s, and keeps the rest', async (_, more, words) => {
    const page = await form().ask(CODE, more);
    expect(page).toMatchObject({ status: 400, html: expect.stringContaining(words) });
    expect(page.html).toContain('aria-invalid="true"');
    expect(await figuresOf()).toBeUndefined();
  });

  it('refuses a form that is no form with a page', async () => {
    expect(await form().post('', {})).toMatchObject({ status: 400 });
    expect(await form().post('send', { message: 'x' })).toMatchObject({ status: 400 });
    for (const part of ['helped', 'sent'])
      expect(await form().post(part, { answer: 'no id' })).toMatchObject({ status: 404 });
  });

  it('takes nothing of programs that fill in what people don’t see, and loses nobody’s message', async () => {
    const before = await countMails();
    const page = await form().ask(CUP, { website: 'https://spam.example' });
    expect(page).toMatchObject({ status: 400, html: expect.stringContaining(CUP) });
    expect(page.html).not.toContain('spam.example');
    expect(await countMails()).toBe(before);
    expect(await figuresOf()).toBeUndefined();
  });

  it('mails a customer’s messages up to a limit, and then names the company’s own contact', async () => {
    const send = (place: number) => form().ask(`${CUP} ${place}`, { email: 'often@example.com' });
    for (let place = 0; place < MAX_CONTACT_MAILS_PER_CUSTOMER; place += 1)
      expect(await send(place)).toMatchObject({ status: 200 });
    const refused = await send(MAX_CONTACT_MAILS_PER_CUSTOMER);
    expect(refused.status).toBe(429);
    expect(refused.html).toContain(`mailto:${MAILBOX}`);
    expect(refused.html).toContain(CUP);
  });

  it('mails what comes by one link up to a limit', async () => {
    const found = await app().services.contactForms.find(link.uniqueId);
    if (!found) throw new Error('The link is not there.');
    const sendAs = (email: string) =>
      app().services.contactForms.send(found, { message: CUP, email, key: randomUUID() });
    for (let place = 0; place < MAX_CONTACT_MAILS_PER_LINK; place += 1)
      expect(await sendAs(`many-${place}@example.com`)).toBe('sent');
    expect(await sendAs('one-more@example.com')).toBe('too-many');
  }, 60_000);

  it('of the company’s own people, and as a trial, is in no figure; a trial sends nothing', async () => {
    const own = await createLink(app(), vendor, productId, vendor.email);
    await form('', own).helped(await form('', own).ask(CODE));
    expect(await figuresOf(own)).toBeUndefined();
    const trial = form('?trial');
    const page = await trial.ask(CODE, { email: 'trial@example.com' });
    expect(page.html).toContain('nothing is counted');
    expect((await trial.send(page)).html).toContain('would have been sent');
    await trial.helped(page);
    expect(await figuresOf()).toBeUndefined();
    expect(await mailsOf('trial@example.com')).toEqual([]);
  });

  it('takes no answer of another link for its own', async () => {
    const other = await createApprovedCompany(app(), 'Other');
    const otherProduct = await createReadyProduct(app(), other);
    const foreign = await createLink(app(), other, otherProduct);
    const page = await form('', foreign).ask(CODE);
    const missing = await form().post('helped', { answer: randomUUID() });
    for (const part of ['helped', 'sent']) {
      const reply = await form().post(part, page.fields);
      expect(reply).toMatchObject({ status: 404, html: missing.html });
    }
    // The message goes, and carries nothing of the other company.
    await form().post('send', { ...page.fields, message: 'Hello there', email: 'sly@example.com' });
    const [sent] = await mailsOf('sly@example.com');
    expect(sent?.text).toContain('Hello there');
    expect(sent?.text).not.toContain('water flow');
  });

  it('is missing where there is no such link, or it is deleted', async () => {
    await app().call(chatbotRoutes.deleteChatbot, {
      token: vendor.token,
      params: { productId, uniqueId: link.uniqueId },
    });
    const deleted = await form().open();
    const missing = await form('', { ...link, uniqueId: 'a'.repeat(32) }).open();
    expect(deleted).toMatchObject({
      status: 404,
      html: missing.html.replaceAll('a'.repeat(32), link.uniqueId),
    });
    expect(await form().ask(CODE)).toMatchObject({ status: 404 });
    expect((await app().app.inject({ url: contactPath('short') })).statusCode).toBe(404);
  });

  it('of a suspended company shows its own contact alone', async () => {
    const { db } = app().services;
    const suspend = (suspendedAt: Date | null) =>
      db.update(company).set({ suspendedAt }).where(eq(company.id, vendor.companyId));
    await suspend(new Date());
    const opened = await form().open();
    const asked = await form().ask(CUP, { email: 'shut@example.com' });
    await suspend(null);
    for (const page of [opened, asked]) {
      expect(page).toMatchObject({ status: 403, html: expect.stringContaining(`mailto:${MAILBOX}`) });
      expect(page.html).not.toContain('<form');
    }
    expect(await mailsOf('shut@example.com')).toEqual([]);
  });
});
