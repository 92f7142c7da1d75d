import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, type PassageDraft } from '../testing/make-manual.ts';

const OPTION: PassageDraft = {
  heading: 'Options',
  page: 86,
  text: 'The file is written at once. --size=WxH gives the width and the height of the picture.',
};
const noticeOf = (body: string, level: PassageDraft['level'] = 'notice'): PassageDraft => ({
  heading: 'Options',
  page: 86,
  kind: 'warning',
  level: level ?? null,
  text: `Note\n${body}`,
});
const answerOf = (...drafts: PassageDraft[]) =>
  ask(indexOf(makeManual([...FILLER, ...drafts])), 'Does the export filter work for PNG?');

describe('a notice that answers best', () => {
  const leaning = 'This option works for the PNG export filter only.';

  it('is shown behind what it points at', () => {
    const { content, warnings, citations } = answerOf(OPTION, noticeOf(leaning));
    expect(content).toBe(OPTION.text);
    expect(warnings.map(({ text }) => text)).toEqual([`Note\n${leaning}`]);
    expect(citations[0]?.quote).toBe(OPTION.text);
  });

  it.each([
    'The PNG export filter works for pictures only.',
    'This product has a PNG export filter that works for pictures.',
    'It is only the PNG export filter that works for pictures.',
  ])('stands for itself where it points at nothing: %s', (body) => {
    const { content, warnings } = answerOf(OPTION, noticeOf(body));
    expect(content).toBe('Options');
    expect(warnings).toHaveLength(1);
  });

  it('stands for itself where nothing is before it, and so does a safety label', () => {
    expect(answerOf(noticeOf(leaning)).content).toBe('Options');
    expect(answerOf(OPTION, noticeOf(leaning, 'warning')).content).toBe('Options');
  });
});
