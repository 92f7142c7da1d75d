/** Contact forms in a frame of another site, where the form around asks for the address and sends. */
import { beforeAll, expect, it } from 'vitest';
import { contactFormRoutes } from '../../../contracts/chat/contact-forms.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { openContactForm } from '../../testing/contact-forms.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf } from '../../time.ts';

const SITE = 'https://support.example';

describeOnBothDatabases('a contact form in a frame', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let link: TestLink;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    link = await createLink(app(), vendor, await createReadyProduct(app(), vendor));
    await app().call(companyRoutes.updateProfile, { token: vendor.token, body: { embedOrigins: [SITE] } });
  });

  const framed = () => openContactForm(app(), link.uniqueId, '?framed');
  const total = async () => {
    const day = dayOf(new Date());
    const { body } = await app().call(contactFormRoutes.figures, {
      token: vendor.token,
      query: { from: day, to: day },
    });
    return (body.data as { total: unknown }).total;
  };
  const ask = (message: string) => framed().ask(message, { email: '' });

  it('may be shown by the sites that the company has named, and only there', async () => {
    const { headers, html } = await framed().open();
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${SITE}`);
    expect(html).toContain('/contact-frame.js');
    expect(html).toMatch(/data-key="[0-9a-f-]{36}"/);
    const alone = await openContactForm(app(), link.uniqueId).open();
    expect(alone.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  });

  it('says how it stands, and hands over what was said, its page and the id of the answer', async () => {
    const { html, fields } = await ask('What does E-14 mean?');
    expect(html).toContain('data-state="answered"');
    expect(html).toMatch(/data-said="[^"]*the water flow is too low/);
    expect(html).toMatch(/data-page="\/uploads\/[^"]*#page=2"/);
    expect(html).toContain(`data-answer="${fields.answer}"`);
    // The message stands in the form around.
    expect(html).not.toContain('<blockquote');
  });

  it('says that there is nothing to read, and mails nothing itself', async () => {
    const { html } = await ask('Which football club won the cup in 1974?');
    expect(html).toContain('data-state="unanswered"');
    expect(html).not.toContain('<form');
  });

  it('counts what the form around has sent', async () => {
    const page = await ask('What does E-14 mean?');
    const before = await total();
    expect(before).toMatchObject({ asked: 3, answered: 2, sent: 0 });
    expect(await framed().post('sent', { answer: page.fields.answer ?? '' })).toMatchObject({ status: 204 });
    expect(await total()).toMatchObject({ asked: 3, answered: 2, helped: 0, sent: 1, left: 1 });
  });

  it('says that it helped', async () => {
    const page = await ask('How heavy is the pump?');
    const helped = await framed().helped(page);
    expect(helped.html).toContain('data-state="helped"');
    expect(await total()).toMatchObject({ helped: 1, sent: 1, left: 1 });
  });
});
