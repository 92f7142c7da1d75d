import { beforeAll, expect, it } from 'vitest';
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { type LikelyQuestion, likelyQuestionRoutes } from '../../../contracts/manuals/likely-questions.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createNeighbours, readProduct, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { list, judge } = likelyQuestionRoutes;

describeOnBothDatabases('likely questions', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });
  const params = () => ({ productId });
  const listOf = async ({ token } = vendor) =>
    (await app().call(list, { token, params: params() })).body.data as LikelyQuestion[];
  const say = (question: string, answerKey: string, isRight = true, { token } = vendor) =>
    app().call(judge, { token, params: params(), body: { question, answerKey, isRight } });
  const first = async (): Promise<LikelyQuestion> => {
    const [question] = await listOf();
    if (!question) throw new Error('Nothing is likely to be asked.');
    return question;
  };

  it('are what the manual is asked, each with its answer and page, and count nowhere', async () => {
    const found = await listOf();
    const task = found.find(({ question }) => question === 'How do I clean the strainer?');
    expect(task).toMatchObject({ kind: 'task', state: 'open', weakness: null, answer: { answered: true } });
    expect(task?.answer.citations?.[0]).toMatchObject({ page: 1 });
    expect(found.map(({ kind }) => kind)).toContain('caution');
    expect((await readProduct(app(), vendor, productId)).questions).toBe(0);
  });

  it('are approved, and that is taken back', async () => {
    const { question, answerKey } = await first();
    expect(await say(question, answerKey)).toMatchObject({ status: 200 });
    expect(await first()).toMatchObject({ question, state: 'approved' });
    expect(await say(question, answerKey, false)).toMatchObject({ status: 200 });
    expect(await first()).toMatchObject({ question, state: 'open' });
  });

  it('are not approved unseen: neither another answer, nor a question that is not in the list', async () => {
    const { question, answerKey } = await first();
    expect(await say(question, 'another')).toMatchObject({ status: 409 });
    expect(await say('Is it blue?', answerKey)).toMatchObject({ status: 404 });
    expect(await say('', answerKey)).toMatchObject({ status: 400 });
    expect(await first()).toMatchObject({ state: 'open' });
  });

  it('have to be looked at again once a new version of the manual answers otherwise', async () => {
    const before = (await listOf()).find(({ kind }) => kind === 'task');
    await say(before?.question ?? '', before?.answerKey ?? '');
    const [manual] = (await readProduct(app(), vendor, productId)).manuals;
    await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { productId, manualId: manual?._id ?? '' },
      file: {
        name: 'pump.pdf',
        content: makePdf([
          [
            { text: '1 Cleaning the strainer', sizePt: 18 },
            { text: '1. Unscrew the cap.' },
            { text: '2. Rinse the mesh under warm water.' },
          ],
        ]),
      },
    });
    await waitUntilRead(app(), vendor.token, productId);
    const after = (await listOf()).find(({ question }) => question === before?.question);
    expect(after).toMatchObject({ state: 'open', kind: 'task' });
  });

  it('are corrected where the company has an answer of its own', async () => {
    await app().call(correctionRoutes.createCorrection, {
      token: vendor.token,
      params: params(),
      body: { question: 'How do I clean the strainer?', answer: 'Call us.', source: null },
    });
    const found = (await listOf()).find(({ question }) => question === 'How do I clean the strainer?');
    expect(found).toMatchObject({ state: 'corrected', answer: { isByCompany: true, content: 'Call us.' } });
  });

  it('are for a company that waits, and not for others or for nobody', async () => {
    const pending = await createPendingCompany(app());
    expect(await app().call(list, { params: params() })).toMatchObject({ status: 401 });
    const missing = { productId: '00000000-0000-7000-8000-000000000000' };
    const unknown = await app().call(list, { token: other.token, params: missing });
    for (const { token } of [other, pending]) {
      const foreign = await app().call(list, { token, params: params() });
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      expect(await say('What does E-14 mean?', 'x', true, { ...other, token })).toMatchObject({
        status: 404,
      });
    }
  });
});
