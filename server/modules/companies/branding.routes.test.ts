import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Company, companyRoutes } from '../../../contracts/company/companies.ts';
import { MAX_LOGO_BYTES } from '../../../contracts/plans/limits.ts';
import {
  createApprovedCompany,
  createPendingCompany,
  signUp,
  type TestCompany,
} from '../../testing/accounts.ts';
import { createLink, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('how a company’s chatbots look', (database) => {
  const app = useTestApp(database);
  const { uploadLogo, deleteLogo, companyInfo, getProfile, updateProfile } = companyRoutes;
  let company: TestCompany;
  let png: Buffer;

  beforeAll(async () => {
    company = await createApprovedCompany(app());
    const create = { width: 900, height: 300, channels: 3 as const, background: '#aa3311' };
    png = await sharp({ create })
      .withExif({ IFD0: { Copyright: 'secret maker' } })
      .png()
      .toBuffer();
  });

  const send = (content: Buffer, { token } = company, name = 'logo.png') =>
    app().call(uploadLogo, { token, file: { name, content } });
  const cardOf = async ({ companyId }: TestCompany) =>
    (await app().call(companyInfo, { body: { companyId } })).body.data as { logo: string | null };
  const fetchLogo = (url: string) => app().app.inject({ method: 'GET', url });

  it('shows customers a logo that is re-encoded and bounded, whatever the name says', async () => {
    const reply = await send(png, company, 'logo.exe');
    expect(reply).toMatchObject({ status: 201, body: { data: { _id: company.companyId } } });
    const { logo } = await cardOf(company);
    const served = await fetchLogo(String(logo));
    expect(served).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 171,
    });
    expect(served.rawPayload.includes('secret maker')).toBe(false);
    expect((await fetchLogo(String(logo).replace(/\?.*/, ''))).statusCode).toBe(404);
  });

  it('forgets the one before, and the last when it is removed', async () => {
    await send(png);
    const before = String((await cardOf(company)).logo);
    await send(png);
    expect((await fetchLogo(before)).statusCode).toBe(404);
    const now = String((await cardOf(company)).logo);
    expect((await fetchLogo(now)).statusCode).toBe(200);
    const removed = await app().call(deleteLogo, { token: company.token });
    expect(removed).toMatchObject({ status: 200, body: { data: { logo: null } } });
    expect((await cardOf(company)).logo).toBeNull();
    expect((await fetchLogo(now)).statusCode).toBe(404);
    expect(await app().call(deleteLogo, { token: company.token })).toMatchObject({ status: 200 });
  });

  it('keeps a logo that is in use when orphaned files are swept', async () => {
    await send(png);
    await app().services.sweepOrphans(-60_000);
    expect((await fetchLogo(String((await cardOf(company)).logo))).statusCode).toBe(200);
  });

  it('refuses what is no picture, damaged or too large, and keeps the one there is', async () => {
    await send(png);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const content of [svg, Buffer.from('%PDF-1.7'), Buffer.from(''), png.subarray(0, 60)]) {
      expect(await send(content)).toMatchObject({
        status: 415,
        body: { errors: { logo: expect.any(String) } },
      });
    }
    expect(await send(Buffer.alloc(MAX_LOGO_BYTES + 1, 1))).toMatchObject({ status: 413 });
    expect(await app().call(uploadLogo, { token: company.token, fields: {} })).toMatchObject({ status: 400 });
    expect((await cardOf(company)).logo).not.toBeNull();
  });

  it('is for whoever has a company, also while it waits, and for the own one only', async () => {
    const pending = await createPendingCompany(app());
    expect(await send(png, pending)).toMatchObject({
      status: 201,
      body: { data: { _id: pending.companyId } },
    });
    const none = await signUp(app());
    expect(
      await app().call(uploadLogo, { token: none.token, file: { name: 'a', content: png } }),
    ).toMatchObject({
      status: 404,
    });
    expect(await app().call(deleteLogo, { token: none.token })).toMatchObject({ status: 404 });
  });

  it('gives the chat the colour and the logo, and takes the colour back', async () => {
    const { token } = company;
    const change = (accent: unknown) => app().call(updateProfile, { token, body: { accent } });
    expect(await change('#AA3311')).toMatchObject({ status: 200, body: { data: { accent: '#aa3311' } } });
    for (const wrong of ['red', '#12345', 'url(x)', 5]) {
      expect(await change(wrong)).toMatchObject({
        status: 400,
        body: { errors: { accent: expect.any(String) } },
      });
    }
    const productId = await createReadyProduct(app(), company);
    const { uniqueId } = await createLink(app(), company, productId);
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId } });
    expect(body.data).toMatchObject({
      botdata: { company: { accent: '#aa3311', logo: expect.stringContaining('/uploads/') } },
    });
    expect(await cardOf(company)).not.toHaveProperty('accent');
    await change(null);
    const profile = (await app().call(getProfile, { token })).body.data as Company;
    expect(profile.accent).toBeNull();
  });
});
