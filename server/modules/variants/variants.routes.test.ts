import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { playgroundRoutes } from '../../../contracts/chat/playground.ts';
import { variantRoutes } from '../../../contracts/manuals/variants.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { SCANNER_MANUAL } from '../../testing/scanner-manual.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const QUESTION = 'How do I install the program on my computer?';
const OPTIONS = [['Windows', 'Linux']];

describeOnBothDatabases('fixed variants', (database) => {
  const app = useTestApp(database);
  const { productVariants, fixProductVariants, linkVariants, fixLinkVariants } = variantRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Scanner', SCANNER_MANUAL);
  });

  const ask = async (link: TestLink) => {
    const { body } = await app().call(chatRoutes.askBot, { body: { ...link, question: QUESTION } });
    return (body.data as { answer: Message }).answer;
  };
  const fixProduct = (variants: string[], token = vendor.token) =>
    app().call(fixProductVariants, { token, params: { productId }, body: { variants } });
  const paramsOf = ({ uniqueId }: TestLink) => ({ productId, uniqueId });
  const fixLink = (link: TestLink, variants: string[], token = vendor.token) =>
    app().call(fixLinkVariants, { token, params: paramsOf(link), body: { variants } });

  it('are chosen of those that the manuals tell of', async () => {
    const link = await createLink(app(), vendor, productId);
    const { token } = vendor;
    const nothing = { options: OPTIONS, fixed: [] };
    expect((await app().call(productVariants, { token, params: { productId } })).body.data).toEqual(nothing);
    expect((await app().call(linkVariants, { token, params: paramsOf(link) })).body.data).toEqual(nothing);
  });

  it('are not asked back for, those of the link before those of the product', async () => {
    const link = await createLink(app(), vendor, productId);
    expect((await ask(link)).variants).toHaveLength(2);
    expect((await fixProduct(['Windows'])).body.data).toEqual({ options: OPTIONS, fixed: ['Windows'] });
    expect(await ask(link)).toMatchObject({ variant: 'Windows' });
    expect((await ask(link)).chosen).toBeUndefined();
    const tried = await app().call(playgroundRoutes.tryQuestion, {
      token: vendor.token,
      params: { productId },
      body: { question: QUESTION },
    });
    expect((tried.body.data as { answer: Message }).answer.variant).toBe('Windows');
    expect((await fixLink(link, ['Linux'])).body.data).toEqual({ options: OPTIONS, fixed: ['Linux'] });
    expect(await ask(link)).toMatchObject({ variant: 'Linux' });
    await fixLink(link, []);
    await fixProduct([]);
    expect((await ask(link)).variants).toHaveLength(2);
  });

  it('are of the own company alone, like what is missing', async () => {
    const link = await createLink(app(), vendor, productId);
    const { token } = other;
    const replies = [
      await app().call(productVariants, { token, params: { productId } }),
      await fixProduct(['Linux'], token),
      await app().call(linkVariants, { token, params: paramsOf(link) }),
      await fixLink(link, ['Linux'], token),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ask(link)).variants).toHaveLength(2);
  });

  it('want a session, an approved company for links, and names', async () => {
    const link = await createLink(app(), vendor, productId);
    const waiting = await createPendingCompany(app());
    const call = (token?: string) =>
      app().call(linkVariants, { ...(token && { token }), params: paramsOf(link) });
    expect((await call()).status).toBe(401);
    expect((await call(waiting.token)).status).toBe(403);
    expect((await app().call(productVariants, { params: { productId } })).status).toBe(401);
    expect((await fixProduct([''])).status).toBe(400);
    expect((await fixProduct(Array.from({ length: 6 }, (_, i) => `Tarn ${i}`))).status).toBe(400);
    expect((await fixLink(link, ['x'.repeat(61)])).status).toBe(400);
  });
});
