import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../testing/make-manual.ts';

const INTRO: PassageDraft = { heading: 'Sound', page: 4, text: 'Choose how the music sounds.' };
const answer = (drafts: PassageDraft[], question = 'how does music sound') =>
  ask(indexOf(makeManual([...drafts, { heading: 'Warranty', text: 'It lasts two years.' }])), question);

describe('a short text', () => {
  it('is read on into the first part of its chapter, which is cited too', () => {
    const part: PassageDraft = { heading: 'Modes', path: ['Sound'], page: 5, text: 'Press MODE for speech.' };
    const { content, citations } = answer([INTRO, part]);
    expect(content).toMatch(/Choose how the music sounds\.\nPress MODE for speech\.$/);
    expect(citations.map(({ page }) => page)).toEqual([4, 5]);
  });

  it.each<[string, PassageDraft]>([
    ['another chapter', { heading: 'Picture', text: 'Press MODE for film.' }],
    ['steps', { ...makeSteps(['Press MODE.', 'Turn the knob.']), heading: 'Modes', path: ['Sound'] }],
  ])('ends before %s', (_, next) => {
    expect(answer([INTRO, next]).content).not.toContain('MODE');
  });

  it('takes whole sentences, as many as leave an answer that can be taken in', () => {
    const sentence = 'Each press of the key MODE brings the next sound for the music in this list.';
    const { content } = answer([
      INTRO,
      { heading: 'Modes', path: ['Sound'], text: `${sentence} `.repeat(20) },
    ]);
    expect(content.split(' ').length).toBeGreaterThan(60);
    expect(content.split(' ').length).toBeLessThan(140);
    expect(content.endsWith('list.')).toBe(true);
  });
});
