import { expect, it } from 'vitest';
import { isFree, outcomeOf } from './counting.policy.ts';

const answer = { answered: true, band: 'answer', videos: [] } as const;
const closest = { answered: false, band: 'closest', videos: [] } as const;
const refusal = { answered: false, band: 'none', videos: [] } as const;
const video = { video_link: 'https://videos.example/1', video_description: 'Descaling' };
const variants = [{ name: 'X100', citation: 0 }];
const choices = [{ errorImageId: 'a', errorTitle: 'E04', fileKey: 'k' }];

it.each([
  ['an answer', answer, false],
  ['the closest passages', closest, false],
  ['a refusal', refusal, true],
  ['a refusal with a video that may help', { ...refusal, videos: [video] }, false],
  ['a question back', { ...closest, choices }, true],
  ['a question back which variant it is', { ...closest, variants }, true],
  ['an answer after one', { ...answer, choices: [] }, false],
  ['what to do in an emergency', { ...answer, emergency: { hasInstructions: true } }, true],
])('says whether %s is free', (_, reply, free) => {
  expect(isFree({ ...reply, videos: [...reply.videos] })).toBe(free);
});

it('counts an emergency that the manual is silent about as neither answered nor unanswered', () => {
  expect(outcomeOf({ ...refusal, emergency: { hasInstructions: false } })).toBeNull();
  expect(outcomeOf({ ...answer, emergency: { hasInstructions: true } })).toBe(true);
  expect([answer, closest, refusal].map(outcomeOf)).toEqual([true, false, false]);
});

it('counts a question that is asked back for when it is answered', () => {
  expect(outcomeOf({ ...closest, variants })).toBeNull();
});
