/** Chats that are opened by the printed code of a place. */
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { type BotData, chatRoutes } from '../../../contracts/chat/chat.ts';
import type { CodeFields } from '../../../contracts/chat/code-visit.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { type OfflinePack, offlineRoutes } from '../../../contracts/chat/offline.ts';
import { instructionRoutes } from '../../../contracts/manuals/instructions.ts';
import { type Place, placeRoutes } from '../../../contracts/manuals/places.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createMachine, createPlace } from '../../testing/places.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { SCANNER_MANUAL } from '../../testing/scanner-manual.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf } from '../../time.ts';

const VAGUE = 'How do I clean it?';
const [ONE, TWO] = ['visit-one-0000000000', 'visit-two-0000000000'];

describeOnBothDatabases('a chat opened by the code of a place', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let tank: Place;
  let grinder: Place;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
    productId = await createMachine(app(), vendor);
    tank = await createPlace(app(), vendor, productId);
    grinder = await createPlace(app(), vendor, productId, { name: 'Grinder', heading: 'Grinder' });
  });

  const newLink = () => createLink(app(), vendor, productId);
  const open = async ({ uniqueId }: TestLink, code: CodeFields = {}) => {
    const reply = await app().call(chatRoutes.currentBot, { body: { uniqueId, ...code } });
    return { ...reply, ...(reply.body.data as { messages: Message[]; botdata: BotData }) };
  };
  const ask = async (link: TestLink, question: string, code: CodeFields = {}) => {
    const { body, text } = await app().call(chatRoutes.askBot, { body: { ...link, question, ...code } });
    if (body.data === undefined) throw new Error(text);
    return body.data as { answer: Message; question: Message };
  };
  const stepsOf = ({ answer }: { answer: Message }) => (answer.steps ?? []).map(({ text }) => text);

  it('says where the code is, and begins with the faults of its chapter', async () => {
    const link = await newLink();
    const { botdata } = await open(link, { place: tank.code });
    expect(botdata.place).toEqual({ name: 'Water tank' });
    expect(botdata.suggestions[0]).toBe('The water tank is not detected');
    expect((await open(link, { place: grinder.code })).botdata.suggestions[0]).toBe(
      'The grinder does not turn',
    );
    expect((await open(link)).botdata.place).toBeUndefined();
  });

  it('prefers the chapter where the question leaves it open, and answers others from where they stand', async () => {
    const link = await newLink();
    expect(stepsOf(await ask(link, VAGUE, { place: tank.code, visit: ONE }))).toContain(
      'Rinse the tank with warm water.',
    );
    expect(stepsOf(await ask(link, VAGUE, { place: grinder.code, visit: TWO }))).toContain(
      'Brush the burrs with a dry brush.',
    );
    const elsewhere = await ask(link, 'How do I clean the grinder?', { place: tank.code, visit: ONE });
    expect(stepsOf(elsewhere)).toContain('Brush the burrs with a dry brush.');
  });

  it('is a conversation of its own, which nobody else who opens a code or the link reads', async () => {
    const link = await newLink();
    await ask(link, 'How large is the water tank?', { place: tank.code, visit: ONE });
    await ask(link, 'Where is the hopper?');
    const said = async (code: CodeFields) =>
      (await open(link, code)).messages.filter(({ sender }) => sender === 'user').map((one) => one.content);
    expect(await said({ place: tank.code, visit: ONE })).toEqual(['How large is the water tank?']);
    expect(await said({ place: tank.code, visit: TWO })).toEqual([]);
    expect(await said({})).toEqual(['Where is the hopper?']);
    // A follow-up leans on what was said in its own conversation.
    const led = await ask(link, 'And where does it stand?', { place: tank.code, visit: ONE });
    expect(led.answer.content).toContain('door');
  });

  it('leaves a code that the product has not, or no more, out of account', async () => {
    const link = await newLink();
    const theirs = await createPlace(app(), other, await createMachine(app(), other, 'Machine K5'));
    const plain = await open(link);
    for (const place of ['zzzz9999', theirs.code]) {
      const { status, botdata } = await open(link, { place });
      expect({ status, botdata }).toEqual({ status: 200, botdata: plain.botdata });
    }
    for (const place of ['zzzz9999', theirs.code]) {
      expect((await ask(link, 'How do I clean the grinder?', { place })).question.place).toBeUndefined();
    }
    const gone = await createPlace(app(), vendor, productId, { name: 'Door' });
    await app().call(placeRoutes.delete, { token: vendor.token, params: { id: gone._id } });
    expect((await open(link, { place: gone.code })).botdata.place).toBeUndefined();
  });

  it('still says where it is where the manual has the chapter no more', async () => {
    const lost = await createPlace(app(), vendor, productId, { name: 'Frother', heading: 'Milk frother' });
    const { botdata } = await open(await newLink(), { place: lost.code });
    expect(botdata.place).toEqual({ name: 'Frother' });
    expect(botdata.suggestions.length).toBeGreaterThan(0);
  });

  it('keeps the place and the machine with the question, in the transcript, the file and the list of places', async () => {
    const link = await newLink();
    const before = await listed(grinder);
    await ask(link, 'How do I clean the grinder?', { place: grinder.code, serial: 'A/7', visit: ONE });
    expect(await listed(grinder)).toBe(before + 1);
    const { token } = vendor;
    const params = { productId, uniqueId: link.uniqueId };
    const transcript = await app().call(conversationRoutes.read, { token, params });
    const [asked, answer] = (transcript.body.data as { messages: Message[] }).messages;
    expect(asked).toMatchObject({ place: 'Grinder', serial: 'A/7' });
    expect(answer).not.toHaveProperty('place');
    const today = dayOf(new Date());
    const csv = await app().call(analyticsRoutes.exportQuestions, {
      token,
      query: { from: today, to: today },
    });
    expect(csv.text.split('\r\n')[0]).toMatch(/Place,Serial number$/);
    expect(csv.text).toMatch(/,Grinder,A\/7\r\n/);
  });

  const listed = async ({ _id }: Place): Promise<number> => {
    const { body } = await app().call(placeRoutes.list, { token: vendor.token, params: { productId } });
    return (body.data as Place[]).find((one) => one._id === _id)?.questions ?? -1;
  };

  it.each([
    { place: '../etc' },
    { model: 'x'.repeat(61) },
    { serial: 'a b' },
    { serial: 'A'.repeat(21) },
    { visit: 'short' },
  ])('refuses %j', async (code) => {
    const link = await newLink();
    expect((await open(link, code)).status).toBe(400);
    const body = { ...link, question: VAGUE, ...code };
    expect((await app().call(chatRoutes.askBot, { body })).status).toBe(400);
  });

  it('is saved on devices with its places, and what was asked there is kept with its place', async () => {
    const link = await newLink();
    const { body } = await app().call(offlineRoutes.offlinePack, { body: { uniqueId: link.uniqueId } });
    const { pack } = body.data as { pack: OfflinePack };
    expect(pack.places).toContainEqual(
      expect.objectContaining({ code: tank.code, name: 'Water tank', heading: 'Water tank' }),
    );
    const kept = {
      ...{ key: 'offline-question-place', question: VAGUE, askedAt: new Date().toISOString() },
      ...{ place: tank.code, serial: 'A7', visit: ONE },
    };
    await app().call(offlineRoutes.sendKept, { body: { ...link, questions: [kept] } });
    const { messages } = await open(link, { place: tank.code, visit: ONE });
    expect(messages[0]).toMatchObject({ content: VAGUE, place: 'Water tank', serial: 'A7' });
    expect(messages[1]?.steps?.map(({ text }) => text)).toContain('Rinse the tank with warm water.');
  });
});

describeOnBothDatabases('a code that names a machine', (database) => {
  const app = useTestApp(database);
  const QUESTION = 'How do I install the program on my computer?';
  let vendor: TestCompany;
  let productId: string;
  let link: TestLink;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Scanner', SCANNER_MANUAL);
    link = await createLink(app(), vendor, productId);
    for (const [model, serialFrom, serialTo] of [
      ['Windows', 'A100', 'A199'],
      ['Linux', 'A200', 'A299'],
    ])
      await app().call(instructionRoutes.addInstructions, {
        token: vendor.token,
        params: { productId },
        body: { model, gtin: '', serialFrom, serialTo, paperDays: 30 },
      });
  });

  const ask = async (code: CodeFields): Promise<Message> => {
    const body = { ...link, question: QUESTION, ...code };
    return ((await app().call(chatRoutes.askBot, { body })).body.data as { answer: Message }).answer;
  };

  it('is not asked back for its variant: that of the address, of the place, or of the serial number', async () => {
    expect((await ask({})).variants).toHaveLength(2);
    expect(await ask({ model: 'Linux', visit: ONE })).toMatchObject({ variant: 'Linux' });
    expect(await ask({ serial: 'A150', visit: ONE })).toMatchObject({ variant: 'Windows' });
    expect(await ask({ serial: 'A250', visit: ONE })).toMatchObject({ variant: 'Linux' });
    expect((await ask({ serial: 'A900', visit: ONE })).variants).toHaveLength(2);
    const place = await createPlace(app(), vendor, productId, {
      ...{ name: 'Plug', heading: '5 Care', variant: 'Windows' },
      path: [],
    });
    expect(await ask({ place: place.code, visit: ONE })).toMatchObject({ variant: 'Windows' });
    expect(await ask({ place: place.code, model: 'Linux', visit: ONE })).toMatchObject({ variant: 'Linux' });
  });
});
