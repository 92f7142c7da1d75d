import { beforeAll, expect, it } from 'vitest';
import { REFUSAL_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createLink, createReadyProduct, type TestLink, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const heading = (text: string) => ({ text, sizePt: 18 });
const MANUAL = makePdf([
  [heading('1 Transport'), { text: 'The pump weighs 26.5 kg. Two people carry it by its base.' }],
  [heading('2 Mains'), { text: 'The socket of the pump is protected by a fuse of 16 A. Use no adapter.' }],
  [heading('3 Care'), { text: 'Wipe the pump with a damp cloth once a week.' }],
]);

describeOnBothDatabases('several things asked in one message', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    const reply = await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { product_name: 'Pump P8' },
      file: { name: 'pump.pdf', content: MANUAL },
    });
    productId = (reply.body.data as { _id: string })._id;
    await waitUntilRead(app(), vendor.token, productId);
  });

  const ask = async (link: TestLink, question: string) => {
    const { status, body } = await app().call(chatRoutes.askBot, { body: { ...link, question } });
    expect(status).toBe(200);
    return body.data as { answer: Message; queriesUsed: number };
  };

  it('are answered each with its own page, for one query, and stay so in the conversation', async () => {
    const link = await createLink(app(), vendor, productId);
    const { answer, queriesUsed } = await ask(
      link,
      'How much does the pump weigh and which fuse protects the socket?',
    );
    expect(queriesUsed).toBe(1);
    const pageOf = (at: number) => answer.citations?.[answer.parts?.[at]?.places[0] ?? -1]?.page;
    expect(answer.parts?.map(({ asked }) => asked)).toEqual([
      'How much does the pump weigh',
      'which fuse protects the socket',
    ]);
    expect([pageOf(0), pageOf(1)]).toEqual([1, 2]);
    expect(answer.content).toContain('26.5 kg');
    expect(answer.content).toContain('16 A');
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
    const { messages } = body.data as { messages: Message[] };
    expect(messages.at(-1)?.parts?.map(({ asked }) => asked)).toEqual(
      answer.parts?.map(({ asked }) => asked),
    );
  });

  it('are named where the manual does not tell them', async () => {
    const link = await createLink(app(), vendor, productId);
    const { answer } = await ask(
      link,
      'How much does the pump weigh and which bluetooth codecs does it support?',
    );
    expect(answer.parts?.[1]).toMatchObject({ band: 'none', content: REFUSAL_TEXT });
    expect(answer).toMatchObject({ band: 'closest', answered: false });
  });

  it('that are two sides of one thing are answered as one', async () => {
    const link = await createLink(app(), vendor, await createReadyProduct(app(), vendor));
    const { answer } = await ask(link, 'How do I clean and store the strainer?');
    expect(answer).not.toHaveProperty('parts');
  });
});
