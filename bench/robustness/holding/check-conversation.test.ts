import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../lib/running/api-client.ts';
import { checkConversation } from './check-conversation.ts';
import { noFindings } from './findings.ts';
import type { Link } from './journal.ts';

const uniqueId = 'a'.repeat(32);
const asked = { _id: 'q1', sender: 'user', content: 'What does E-07 mean? (1)' };
const replied = {
  _id: 'a1',
  sender: 'bot',
  content: 'The pump is blocked.',
  videos: [],
  answered: true,
  feedback: 'works',
};

const journal = (): Link => ({
  uniqueId,
  productId: 'p1',
  email: 'customer-1@customer.example',
  queryLimit: 1_000,
  questionsSent: 1,
  exchanges: [{ questionId: 'q1', question: asked.content, answerId: 'a1', answer: replied.content }],
  feedback: new Map([['a1', true]]),
});

async function findingsFor(messages: object[], queriesUsed: number) {
  const findings = noFindings();
  const api = {
    url: '',
    call: async () => ({ status: 200, data: { messages, botdata: { queriesUsed } } }),
  } as unknown as ApiClient;
  const tally = await checkConversation(api, uniqueId, journal(), findings);
  return { ...findings, tally };
}

describe('checkConversation', () => {
  it('finds nothing wrong with what was acknowledged, and counts it', async () => {
    const { tally, ...findings } = await findingsFor([asked, replied], 1);
    expect(findings).toEqual(noFindings());
    expect(tally).toEqual({ questions: 1, paid: 1, answered: 1, works: 1, doesNotWork: 0 });
  });

  it('accepts a whole exchange whose reply never arrived, because storing it was no fault', async () => {
    const more = [
      { ...asked, _id: 'q2', content: 'Another? (2)' },
      { ...replied, _id: 'a2', feedback: null },
    ];
    const { lost, duplicated, counterErrors } = await findingsFor([asked, replied, ...more], 2);
    expect([lost, duplicated, counterErrors]).toEqual([[], [], []]);
  });

  it('expects no query to be taken for a refusal', async () => {
    const refused = { ...replied, _id: 'a2', answered: false, band: 'none', feedback: null };
    const more = [{ ...asked, _id: 'q2', content: 'Who painted it? (2)' }, refused];
    expect((await findingsFor([asked, replied, ...more], 1)).counterErrors).toEqual([]);
    expect((await findingsFor([asked, replied, ...more], 2)).counterErrors).toHaveLength(1);
  });

  it('misses an acknowledged question with its answer and feedback', async () => {
    const { lost } = await findingsFor([], 0);
    expect(lost).toHaveLength(3);
  });

  it('misses an answer that has other words than the acknowledged one', async () => {
    const { lost } = await findingsFor([asked, { ...replied, content: 'Another answer.' }], 1);
    expect(lost).toEqual(['answer a1']);
  });

  it('misses feedback that fell back to none', async () => {
    const { lost } = await findingsFor([asked, { ...replied, feedback: null }], 1);
    expect(lost).toEqual(['feedback on a1']);
  });

  it('sees a question that was stored twice', async () => {
    const twice = [asked, replied, { ...asked, _id: 'q2' }, { ...replied, _id: 'a2' }];
    const { duplicated } = await findingsFor(twice, 2);
    expect(duplicated).toEqual([`question ${asked.content}`]);
  });

  it('sees a counter that was raised without a question, and a question without an answer', async () => {
    expect((await findingsFor([asked, replied], 2)).counterErrors).toHaveLength(1);
    expect(
      (await findingsFor([asked, replied, { ...asked, _id: 'q2', content: 'x' }], 2)).counterErrors,
    ).toHaveLength(1);
  });
});
