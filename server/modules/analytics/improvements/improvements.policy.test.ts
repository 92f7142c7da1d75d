import { describe, expect, it } from 'vitest';
import type { Unhelped } from '../topics/topics.service.ts';
import { byUrgency, type ProductHelp, type Proposal, priorityOf, proposeFor } from './improvements.policy.ts';

const NO_HELP: ProductHelp = { images: [], videos: [], asked: 1000 };
const product = { id: 'p', name: 'Pump P7' };
let made = 0;

const asked = (content: string, more: Partial<Unhelped> = {}): Unhelped => {
  made += 1;
  return {
    id: `q${made}`,
    content,
    createdAt: new Date('2026-11-01'),
    productId: product.id,
    productName: product.name,
    uniqueId: 'u',
    customerEmail: `c${made}@example.com`,
    isAnswered: false,
    hasSteps: false,
    isCorrected: false,
    isOffTopic: false,
    ...more,
  };
};
const several = (count: number, content: string, more: Partial<Unhelped> = {}) =>
  Array.from({ length: count }, () => asked(content, more));
const kindsOf = (questions: Unhelped[], name: string, help: Partial<ProductHelp> = {}) =>
  proposeFor({ product, questions, topics: [{ name, questions }] }, { ...NO_HELP, ...help }).map(
    ({ kind, subject }) => [kind, subject],
  );

describe('priorityOf', () => {
  const ofOne = { customerEmail: 'one@example.com' };
  it.each([
    [10, ofOne, 'high'],
    [5, {}, 'high'],
    [5, ofOne, 'medium'],
    [3, {}, 'medium'],
    [4, ofOne, 'low'],
    [2, {}, 'low'],
  ] as const)('of %i questions %o is %s', (count, more, priority) => {
    expect(priorityOf(several(count, 'Why?', more))).toBe(priority);
  });
});

describe('proposeFor', () => {
  it('asks for an error image of a code that is in none, as customers write it', () => {
    const questions = [asked('What does E-18 mean?'), asked('E-18 again'), asked('e18')];
    expect(kindsOf(questions, 'E-18 again')).toEqual([['error-image', 'E-18']]);
    expect(kindsOf(questions, 'E-18 again', { images: ['Error E 18 Pump is dry'] })).toEqual([
      ['correction', 'E-18 again'],
    ]);
  });

  it('knows the usual letters of faults, whatever is said beside them', () => {
    const questions = [asked('mower stops with e32'), asked('E-32 again')];
    expect(kindsOf(questions, 'E-32 again')).toEqual([['error-image', 'E32']]);
  });

  it('takes a standard or model that nobody calls a fault for no code', () => {
    const questions = [asked('Is it IP67?'), asked('IP67 tight')];
    expect(kindsOf(questions, 'Is it IP67?')).toEqual([['correction', 'Is it IP67?']]);
  });

  it('asks for a video where steps did not work for several, unless there is one', () => {
    const failed = several(3, 'How do I bleed it?', { isAnswered: true, hasSteps: true });
    expect(kindsOf(failed, 'How do I bleed it?')).toEqual([['video', 'How do I bleed it?']]);
    expect(kindsOf(failed, 'How do I bleed it?', { videos: ['Bleed'] })).toEqual([
      ['correction', 'How do I bleed it?'],
    ]);
    expect(kindsOf(failed.slice(1), 'How do I bleed it?')).toEqual([['correction', 'How do I bleed it?']]);
  });

  it('asks for a new manual where much of all goes unanswered', () => {
    const questions = several(10, 'Why?');
    expect(kindsOf(questions, 'Why?', { asked: 33 })).toEqual([
      ['correction', 'Why?'],
      ['manual', 'Pump P7'],
    ]);
    expect(kindsOf(questions, 'Why?', { asked: 34 })).toEqual([['correction', 'Why?']]);
    expect(kindsOf(questions.slice(1), 'Why?', { asked: 9 })).toEqual([['correction', 'Why?']]);
  });

  it('asks for nothing where corrections answer, or one question stands alone', () => {
    const corrected = several(12, 'E-18 error', { isCorrected: true });
    expect(kindsOf(corrected, 'E-18 error', { asked: 12 })).toEqual([]);
    expect(kindsOf([...corrected, asked('E-18 error')], 'E-18 error', { asked: 13 })).toEqual([]);
  });
});

describe('byUrgency', () => {
  it('puts priority before number', () => {
    const proposal = (priority: Proposal['priority'], count: number): Proposal => ({
      ...{ kind: 'correction', priority, product, subject: '', asked: null },
      questions: several(count, ''),
    });
    const sorted = [proposal('low', 9), proposal('high', 1), proposal('medium', 5), proposal('high', 4)].sort(
      byUrgency,
    );
    expect(sorted.map(({ priority, questions }) => [priority, questions.length])).toEqual([
      ['high', 4],
      ['high', 1],
      ['medium', 5],
      ['low', 9],
    ]);
  });
});
