import { beforeAll, expect, it } from 'vitest';
import { type BotData, chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Starters, starterRoutes } from '../../../contracts/manuals/starters.ts';
import { MAX_STARTER_CHARS, MAX_STARTERS } from '../../../contracts/plans/limits.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { createLink, createNeighbours, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { list, choose, reset } = starterRoutes;
const CODE = 'What does E-14 mean?';
const CUP = 'Which football club won the cup in 1974?';

describeOnBothDatabases('the questions to begin with', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let link: TestLink;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    link = await createLink(app(), vendor, productId);
  });
  const of = (question: string, isPinned = false) => ({ question, isPinned });
  const put = (questions: unknown, { token } = vendor) =>
    app().call(choose, { token, params: { productId }, body: { questions } });
  const shown = async () =>
    (await app().call(list, { token: vendor.token, params: { productId } })).body.data as Starters;
  const chipsOf = async ({ uniqueId }: TestLink): Promise<string[]> => {
    const { body } = await app().call(chatRoutes.currentBot, { body: { uniqueId } });
    return (body.data as { botdata: BotData }).botdata.suggestions;
  };

  it('are found by themselves until the company chooses, all of them answered', async () => {
    const { isAutomatic, questions } = await shown();
    expect(isAutomatic).toBe(true);
    expect(questions.map(({ question }) => question)).toEqual(await chipsOf(link));
    expect(questions.every(({ isAnswered }) => isAnswered)).toBe(true);
  });

  it('are the company’s in its order, pinned ones first; one that nothing answers is marked', async () => {
    const { status, body } = await put([of(CUP), of(CODE), of('How do I clean the strainer?', true)]);
    expect([status, body.data]).toEqual([200, await shown()]);
    expect(await shown()).toEqual({
      isAutomatic: false,
      questions: [
        { ...of(CUP), isAnswered: false },
        { ...of(CODE), isAnswered: true },
        { ...of('How do I clean the strainer?', true), isAnswered: true },
      ],
    });
    expect(await chipsOf(link)).toEqual(['How do I clean the strainer?', CUP, CODE]);
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: MAX_STARTERS + 1 }, (_, i) => of(`Question ${i}?`))],
    ['one twice', [of(CODE), of(` ${CODE.toUpperCase()} `)]],
    ['an empty one', [of('  ')]],
    ['a long one', [of('a'.repeat(MAX_STARTER_CHARS + 1))]],
  ])('refuse %s and stay as they are', async (_, questions) => {
    const before = await shown();
    expect(await put(questions)).toMatchObject({ status: 400 });
    expect(await shown()).toEqual(before);
  });

  it('are found by themselves again', async () => {
    const { body } = await app().call(reset, { token: vendor.token, params: { productId } });
    expect(body.data).toMatchObject({ isAutomatic: true });
    expect(await chipsOf(link)).not.toContain(CUP);
  });

  it('are the company’s alone', async () => {
    const missing = { productId: '00000000-0000-7000-8000-000000000000' };
    for (const route of [list, reset]) {
      expect(await app().call(route, { params: { productId } })).toMatchObject({ status: 401 });
      const foreign = await app().call(route, { token: other.token, params: { productId } });
      const unknown = await app().call(route, { token: other.token, params: missing });
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
    expect(await put([of(CODE)], other)).toMatchObject({ status: 404 });
  });
});
