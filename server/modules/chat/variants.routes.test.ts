import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { VARIANT_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { SCANNER_MANUAL } from '../../testing/scanner-manual.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const INSTALL = 'How do I install the program on my computer?';
const REMOVE = 'How do I remove the program from my computer?';

describeOnBothDatabases('a question that turns on the variant', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Scanner', SCANNER_MANUAL);
  });

  const ask = async (
    link: TestLink,
    question: string,
    more: { variant?: string; variants?: string[] } = {},
  ) => {
    const { status, body } = await app().call(chatRoutes.askBot, { body: { ...link, question, ...more } });
    expect(status).toBe(200);
    return body.data as { answer: Message; queriesUsed: number };
  };
  const counted = async () =>
    (await app().call(analyticsRoutes.feedbackInfo, { token: vendor.token })).body.data;

  it('is asked back for with the page of each, which costs and counts nothing', async () => {
    const link = await createLink(app(), vendor, productId);
    const before = await counted();
    const { answer, queriesUsed } = await ask(link, INSTALL);
    expect(answer.content).toBe(`${VARIANT_TEXT}\nWindows\nLinux`);
    expect(answer.variants?.map(({ citation }) => answer.citations?.[citation]?.page)).toEqual([1, 2]);
    expect(queriesUsed).toBe(0);
    expect(await counted()).toEqual(before);
  });

  it.each(['button', 'typed name'])(
    'is answered for the one chosen by %s, and others are then, too',
    async (by) => {
      const link = await createLink(app(), vendor, productId);
      await ask(link, INSTALL);
      const { answer, queriesUsed } = await ask(link, 'linux', by === 'button' ? { variant: 'Linux' } : {});
      expect(answer).toMatchObject({ variant: 'Linux', chosen: ['Linux'] });
      expect(answer.steps?.[0]?.text).toContain('Unpack the archive');
      expect(queriesUsed).toBe(1);
      const next = await ask(link, REMOVE);
      expect(next.answer).toMatchObject({ variant: 'Linux', chosen: ['Linux'] });
      expect(next.answer.steps?.[0]?.text).toContain('remove.sh');
    },
  );

  it('is asked back for again once the choice is taken back, and in a new conversation', async () => {
    const link = await createLink(app(), vendor, productId);
    await ask(link, INSTALL);
    await ask(link, 'Linux', { variant: 'Linux' });
    const { answer } = await ask(link, REMOVE, { variants: [] });
    expect(answer.variants).toHaveLength(2);
    expect(answer.chosen).toEqual([]);
    await ask(link, 'Windows', { variant: 'Windows' });
    await app().call(chatRoutes.newConversation, { body: { uniqueId: link.uniqueId } });
    expect((await ask(link, INSTALL)).answer.variants).toHaveLength(2);
  });

  it('is answered for the variant that the request names, and charged for each', async () => {
    const link = await createLink(app(), vendor, productId);
    expect((await ask(link, REMOVE, { variants: ['Windows'] })).answer.variant).toBe('Windows');
    const { answer, queriesUsed } = await ask(link, REMOVE, { variants: ['Linux'] });
    expect(answer.variant).toBe('Linux');
    expect(queriesUsed).toBe(2);
  });

  it.each([
    ['a name that nobody offered', { variant: 'BeOS' }],
    ['a variant that no manual knows', { variants: ['BeOS'] }],
  ])('is answered as it is with %s', async (_, more) => {
    const link = await createLink(app(), vendor, productId);
    expect((await ask(link, INSTALL, more)).answer.variants).toHaveLength(2);
  });
});
