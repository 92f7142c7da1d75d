import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { createApprovedCompany, DECIDER, type TestCompany } from '../../../testing/accounts.ts';
import { makePdf } from '../../../testing/manual-fixtures.ts';
import { redPng } from '../../../testing/pictures.ts';
import { askQuestion, createLink, type TestLink, waitUntilRead } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const heading = (text: string) => ({ text, sizePt: 18 });
const MANUAL = makePdf([
  [
    heading('1 Bleeding a noisy pump'),
    { text: 'A noisy pump has air in it. To make the noisy pump quiet, bleed it:' },
    { text: '1. Switch the pump off at the wall.' },
    { text: '2. Open the bleed screw by half a turn.' },
  ],
  [
    heading('2 Cleaning the filter of a noisy pump'),
    { text: 'A blocked filter makes the pump noisy. When the pump is noisy, clean its filter:' },
    { text: '1. Pull out the filter basket.' },
    { text: '2. Rinse the basket under running water.' },
  ],
  [heading('3 Storing'), { text: 'Keep the pump dry and above 5 degrees.' }],
]);
const QUESTION = 'The pump is noisy';

describeOnBothDatabases('what to try next', (database) => {
  const app = useTestApp(database);
  const { currentBot, feedback, nextRemedy } = chatRoutes;
  let vendor: TestCompany;
  let productId: string;

  async function createNoisyPump(company: TestCompany): Promise<string> {
    const reply = await app().call(productRoutes.upload, {
      token: company.token,
      fields: { product_name: 'Pump P9' },
      file: { name: 'pump.pdf', content: MANUAL },
    });
    const { _id } = reply.body.data as { _id: string };
    await waitUntilRead(app(), company.token, _id);
    return _id;
  }

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createNoisyPump(vendor);
  });

  const newLink = () => createLink(app(), vendor, productId);
  const ask = (link: TestLink, question = QUESTION) => askQuestion(app(), link, question);
  const call = ({ uniqueId }: TestLink, messageId: string) =>
    app().call(nextRemedy, { body: { uniqueId, messageId } });
  const next = async (link: TestLink, messageId: string): Promise<Message | null> => {
    const { status, body } = await call(link, messageId);
    expect(status).toBe(200);
    return (body.data as { remedy: Message | null }).remedy;
  };
  const open = async ({ uniqueId }: TestLink) => {
    const { body } = await app().call(currentBot, { body: { uniqueId } });
    return body.data as { messages: Message[]; botdata: { queriesUsed: number } };
  };
  /** Says of one thing after the other that it does not work. */
  async function tryAll(link: TestLink, answer: Message): Promise<Message[]> {
    const tried: Message[] = [];
    for (let last = answer; ; last = tried.at(-1) ?? answer) {
      const remedy = await next(link, last._id);
      if (remedy === null) return tried;
      tried.push(remedy);
    }
  }

  it('is the section of the manual that was not shown yet, in its own words, for free', async () => {
    const link = await newLink();
    const answer = await ask(link);
    const [remedy, ...others] = await tryAll(link, answer);
    expect(others).toEqual([]);
    expect(remedy).toMatchObject({ sender: 'bot', remedyOf: answer._id, feedback: null });
    const headings = [answer, remedy].map((message) => message?.citations?.[0]?.heading);
    expect(headings.toSorted()).toEqual(['1 Bleeding a noisy pump', '2 Cleaning the filter of a noisy pump']);
    expect(remedy?.steps).toHaveLength(2);
    const { messages, botdata } = await open(link);
    expect(botdata.queriesUsed).toBe(1);
    expect(messages.map(({ _id }) => _id).slice(1)).toEqual([answer._id, remedy?._id]);
    expect(messages.map(({ noRemedyLeft }) => noRemedyLeft ?? false)).toEqual([false, false, true]);
  });

  it('is the same whoever asks how often and at once', async () => {
    const link = await newLink();
    const { _id } = await ask(link);
    const replies = await Promise.all(Array.from({ length: 6 }, () => next(link, _id)));
    expect(new Set(replies.map((remedy) => remedy?._id)).size).toBe(1);
    expect((await open(link)).messages).toHaveLength(3);
  });

  it('is given where no query is left', async () => {
    const link = await newLink();
    const params = { productId, uniqueId: link.uniqueId };
    await app().call(chatbotRoutes.updateLimit, { token: vendor.token, params, body: { queryLimit: 1 } });
    const { _id } = await ask(link);
    expect(await next(link, _id)).not.toBeNull();
  });

  it('is then the company’s solution of the same problem, and a video near it', async () => {
    const company = await createApprovedCompany(app());
    const product = await createNoisyPump(company);
    const { token } = company;
    const video = {
      link: 'https://videos.example/seals.mp4',
      description: 'Noisy pump: seals replaced',
      captions: '1\n00:00:01,000 --> 00:00:04,000\nClose the valves.',
    };
    await app().call(mediaRoutes.uploadVideoLink, { token, params: { productId: product }, body: video });
    await app().call(mediaRoutes.uploadImage, {
      token,
      fields: {
        productId: product,
        errorTitle: 'Noisy pump',
        errorDescription: '',
        solution: 'Turn it round.',
      },
      file: { name: 'a.png', content: await redPng() },
    });
    const link = await createLink(app(), company, product);
    const tried = await tryAll(link, await ask(link));
    expect(tried).toHaveLength(3);
    expect(tried[1]).toMatchObject({ match: { errorTitle: 'Noisy pump', solution: 'Turn it round.' } });
    const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nClose the valves.\n';
    expect(tried[2]).toMatchObject({ videos: [{ video_link: video.link, captions }] });
  });

  it('takes feedback of its own, and is no second answer in the vendor’s lists', async () => {
    const company = await createApprovedCompany(app());
    const product = await createNoisyPump(company);
    const link = await createLink(app(), company, product);
    const answer = await ask(link);
    const { uniqueId } = link;
    await app().call(feedback, { body: { uniqueId, messageId: answer._id, works: false } });
    const remedy = await next(link, answer._id);
    await app().call(feedback, { body: { uniqueId, messageId: remedy?._id, works: true } });
    const { token } = company;
    expect((await app().call(analyticsRoutes.feedbackInfo, { token })).body.data).toMatchObject({
      answered: 1,
      works: 1,
      does_not_work: 1,
    });
    for (const query of [{}, { search: 'noisy' }, { show: 'does-not-work' as const }]) {
      const asked = await app().call(analyticsRoutes.singleProductMessages, {
        token,
        params: { id: product },
        query,
      });
      expect(asked.body).toMatchObject({ total: 1, data: [{ content: QUESTION }] });
    }
  });

  it('is none of another link, of a question, or of nothing', async () => {
    const link = await newLink();
    const answer = await ask(link);
    const { messages } = await open(link);
    const stranger = await newLink();
    const missing = await call(link, randomUUID());
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await call(stranger, answer._id)).text).toBe(missing.text);
    expect((await call(link, messages[0]?._id ?? '')).text).toBe(missing.text);
    expect((await call(link, 'x')).status).toBe(400);
  });

  it('is none while the company is suspended', async () => {
    const company = await createApprovedCompany(app());
    const link = await createLink(app(), company, await createNoisyPump(company));
    const answer = await ask(link);
    await app().services.admin.suspend(DECIDER, company.userId);
    expect(await call(link, answer._id)).toMatchObject({ status: 402, body: { code: 'out_of_queries' } });
  });
});
