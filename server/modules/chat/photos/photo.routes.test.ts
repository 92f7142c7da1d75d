import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { MAX_QUESTION_CHARS } from '../../../../contracts/plans/limits.ts';
import {
  drawScreen,
  photographDazzled,
  photographScreen,
} from '../../../../engine/look/testing/draw-screen.ts';
import type { TestCompany } from '../../../testing/accounts.ts';
import { redPng } from '../../../testing/pictures.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

// On one database: reading photos takes long, and what is stored of them is stored like a question.
describe('a customer’s photo', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);
  const { askBot, currentBot, uploadPromptImage } = chatRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    for (const code of ['E04', 'E70']) {
      const fields = { productId, errorTitle: `Code ${code}`, solution: `Do what ${code} needs.` };
      const file = { name: 'screen.png', content: await drawScreen(code) };
      await app().call(mediaRoutes.uploadImage, { token: vendor.token, fields, file });
    }
  });

  const send = (content: Buffer, fields: Record<string, string>, token?: string) =>
    app().call(uploadPromptImage, {
      ...(token === undefined ? {} : { token }),
      fields: { productId, ...fields },
      file: { name: 'photo.jpg', content },
    });
  const answerOf = ({ body }: { body: Record<string, unknown> }) => (body.data as { answer: Message }).answer;

  it('that is askew and cropped is answered with the error image, its solution and confidence', async () => {
    const link = await createLink(app(), vendor, productId);
    const reply = await send(await photographScreen('E04'), { uniqueId: link.uniqueId });
    expect(reply).toMatchObject({ status: 200, body: { data: { queriesUsed: 1 } } });
    const answer = answerOf(reply);
    expect(answer).toMatchObject({
      answered: true,
      band: 'answer',
      match: {
        errorTitle: 'Code E04',
        solution: 'Do what E04 needs.',
        url: expect.stringMatching(/^\/uploads\//),
      },
    });
    expect(answer.match?.confidence).toBeGreaterThan(0.5);
    expect(answer.match?.confidence).toBeLessThanOrEqual(1);
    const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    expect(body).toMatchObject({
      data: { messages: [{ sender: 'user' }, { match: { errorTitle: 'Code E04' } }] },
    });
  });

  it('of the same panel with another code matches nothing and is asked for its display', async () => {
    const link = await createLink(app(), vendor, productId);
    const answer = answerOf(await send(await photographScreen('F47'), { uniqueId: link.uniqueId }));
    expect(answer.match ?? null).toBeNull();
    expect(answer).toMatchObject({ answered: false, band: 'none' });
    expect(answer.content).toContain('What does the display show?');
  });

  it('is one question with what was typed beside it, kept and charged once', async () => {
    const { uniqueId } = await createLink(app(), vendor, productId);
    const question = 'How do I clean\r\nthe inlet strainer?';
    const reply = await send(await redPng(), { uniqueId, question });
    expect(reply).toMatchObject({ status: 200, body: { data: { queriesUsed: 1 } } });
    expect(answerOf(reply).answered).toBe(true);
    expect(reply.body.data).toMatchObject({
      question: { content: 'How do I clean\nthe inlet strainer?\nPhoto' },
    });
    const long = await send(await redPng(), { uniqueId, question: 'x'.repeat(MAX_QUESTION_CHARS + 1) });
    expect(long).toMatchObject({ status: 400, body: { errors: { question: expect.any(String) } } });
  });

  it('whose code can’t be seen is answered with a choice; what is chosen is answered', async () => {
    const { uniqueId, companyId } = await createLink(app(), vendor, productId);
    const asked = answerOf(await send(await photographDazzled('E70'), { uniqueId }));
    expect(asked).toMatchObject({ answered: false, band: 'closest', match: null });
    expect(asked.choices?.map(({ errorTitle }) => errorTitle).sort()).toEqual(['Code E04', 'Code E70']);
    const choice = asked.choices?.find(({ errorTitle }) => errorTitle === 'Code E70');
    expect(choice?.url).toMatch(/^\/uploads\//);
    const body = { uniqueId, companyId, productId, question: 'Code E70' };
    const chosen = await app().call(askBot, { body: { ...body, errorImageId: choice?.errorImageId ?? '' } });
    expect(chosen).toMatchObject({
      status: 200,
      body: {
        data: {
          queriesUsed: 1,
          question: { content: 'Code E70' },
          answer: { answered: true, match: { solution: 'Do what E70 needs.' }, choices: [] },
        },
      },
    });
  });

  it('has no choices of other companies', async () => {
    const { uniqueId, companyId } = await createLink(app(), vendor, productId);
    const body = { uniqueId, companyId, productId, question: 'Theirs' };
    const added = await app().call(mediaRoutes.uploadImage, {
      token: other.token,
      fields: { productId: await createReadyProduct(app(), other), errorTitle: 'Theirs' },
      file: { name: 'screen.png', content: await drawScreen('F40') },
    });
    const theirs = (added.body.data as { _id: string })._id;
    const foreign = await app().call(askBot, { body: { ...body, errorImageId: theirs } });
    const missing = await app().call(askBot, { body: { ...body, errorImageId: randomUUID() } });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    const { body: opened } = await app().call(currentBot, { body: { uniqueId } });
    expect(opened).toMatchObject({ data: { messages: [], botdata: { queriesUsed: 0 } } });
  });

  it('is matched with the picture as it is now', async () => {
    const fields = { productId, errorTitle: 'Replaced' };
    const drawn = async (code: string) => ({ name: 'screen.png', content: await drawScreen(code) });
    const added = await app().call(mediaRoutes.uploadImage, {
      token: vendor.token,
      fields,
      file: await drawn('F00'),
    });
    const params = { id: (added.body.data as { _id: string })._id };
    const before = await send(await photographScreen('F00'), {}, vendor.token);
    expect(answerOf(before).match?.errorTitle).toBe('Replaced');
    const file = await drawn('774');
    await app().call(mediaRoutes.updateImage, { token: vendor.token, params, fields, file });
    expect(answerOf(await send(await photographScreen('774'), {}, vendor.token)).match?.errorTitle).toBe(
      'Replaced',
    );
    const after = await send(await photographScreen('F00'), {}, vendor.token);
    expect(answerOf(after).match?.errorTitle).not.toBe('Replaced');
  });

  it('is refused without a link or session, of no picture, and for another company’s product', async () => {
    const photo = await drawScreen('E04');
    expect(await send(photo, {})).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await send(Buffer.from('no picture'), {}, vendor.token)).toMatchObject({ status: 415 });
    const foreign = await send(photo, {}, other.token);
    const missing = await send(photo, { productId: randomUUID() }, other.token);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });
});
