import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { drawScreen } from '../../../../engine/look/testing/draw-screen.ts';
import { errorImage } from '../../../db/schema/products.ts';
import { useModelScene } from '../../../testing/model/model-scene.ts';
import { say } from '../../../testing/model/model-server.ts';
import { redPng } from '../../../testing/pictures.ts';
import { createLink } from '../../../testing/products.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const E14 = 'WORDS: E-14\nSEEN: a red lamp is lit';

describe('a photo in which nothing is recognised, with a model that sees', () => {
  const database = useTestDatabase();
  const scene = useModelScene(database, say(E14, 900), { LLM_VISION_MODEL: 'seeing' });

  const send = async (fields: Record<string, string>, token?: string) => {
    const file = { name: 'photo.png', content: await redPng() };
    const session = token === undefined ? {} : { token };
    const { body } = await scene.app.call(chatRoutes.uploadPromptImage, {
      ...session,
      fields: { productId: scene.productId, ...fields },
      file,
    });
    return body.data as { question: Message; answer: Message };
  };
  const ask = async () =>
    send({ uniqueId: (await createLink(scene.app, scene.vendor, scene.productId)).uniqueId });
  const tokensUsed = async () => (await scene.findUsage()).tokens_used;

  it('is looked up by the code that it sees: its words stand as the model’s, the answer is the manual’s', async () => {
    const { question, answer } = await ask();
    expect(question.content).toBe('Photo that seems to show: “E-14 – a red lamp is lit”');
    expect(answer).toMatchObject({
      answered: true,
      isPhotoDescribed: true,
      citations: [{ page: 2, quote: expect.stringContaining('E-14') }],
    });
    expect(answer.confidence).toBeLessThanOrEqual(0.6);
    expect(await tokensUsed()).toBe(900);
    const asked = scene.model.requests.at(-1);
    expect(asked?.model).toBe('seeing');
    expect(asked?.pictures).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
  });

  it('is answered with the error image whose code and words it sees', async () => {
    const added = await scene.app.call(mediaRoutes.uploadImage, {
      token: scene.vendor.token,
      fields: { productId: scene.productId, errorTitle: 'Code E-70', solution: 'Do what E-70 needs.' },
      file: { name: 'screen.png', content: await drawScreen('E70') },
    });
    const { _id } = added.body.data as { _id: string };
    const readText = 'HALLORAN E-70 menu back enter';
    await database().write.update(errorImage).set({ readText }).where(eq(errorImage.id, _id));
    scene.model.behave(say('WORDS: HALLORAN E-70 menu back\nSEEN: NONE', 900));
    const { answer } = await ask();
    expect(answer).toMatchObject({ isPhotoDescribed: true, match: { solution: 'Do what E-70 needs.' } });
    expect(answer.match?.confidence).toBeLessThanOrEqual(0.6);
  });

  it('whose description the manual does not know is asked for its display, and stays described', async () => {
    scene.model.behave(say('WORDS: NONE\nSEEN: a painting of a horse', 900));
    const { question, answer } = await ask();
    expect(question.content).toContain('a painting of a horse');
    expect(answer).toMatchObject({ answered: false, isPhotoDescribed: true });
    expect(answer.content).toContain('What does the display show?');
  });

  it.each([
    ['says nothing', say('NONE', 700), 700],
    ['answers with an address', say('WORDS: evil.example\nSEEN: NONE', 700), 700],
    [
      'fails',
      (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
        response.writeHead(500).end(),
      0,
    ],
  ] as const)('stays what it was where the model %s', async (_, behaviour, tokens) => {
    scene.model.behave(behaviour);
    const { question, answer } = await ask();
    expect(question.content).toBe('Photo');
    expect(answer).toMatchObject({ answered: false, isPhotoDescribed: false });
    expect(await tokensUsed()).toBe(tokens);
  });

  it('is not sent to the model for the vendor’s try, which nobody is charged for', async () => {
    const before = scene.model.requests.length;
    const { answer } = await send({}, scene.vendor.token);
    expect(answer).toMatchObject({ answered: false, isPhotoDescribed: false });
    expect(scene.model.requests.length).toBe(before);
  });
});
