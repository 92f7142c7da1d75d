import { expect, it } from 'vitest';
import { countWordings, quotable } from './quotable.ts';

it.each([
  ['Write to dana.li@example.com about the cap', 'Write to … about the cap'],
  ['My phone is +49 (170) 555-0134, call me', 'My phone is …, call me'],
  ['Serial 4711008155 shows E-14 at 230 V', 'Serial … shows E-14 at 230 V'],
  ['see https://example.com/me?id=4 please', 'see … please'],
  ['on\ntwo   lines', 'on two lines'],
  ['Photo: “E-14”', 'E-14'],
  ['Photo', ''],
])('quotes %j as %j', (question, quoted) => {
  expect(quotable(question)).toBe(quoted);
});

it('cuts what is long', () => {
  const quoted = quotable('word '.repeat(100));
  expect(quoted.length).toBeLessThanOrEqual(160);
  expect(quoted).toMatch(/word…$/);
});

it('counts the same words once, however they are written', () => {
  expect(countWordings(['What is E-14?', 'How high is it?', 'what is e 14', 'Photo'])).toMatchObject([
    { text: 'What is E-14?', times: 2 },
    { text: 'How high is it?', times: 1 },
  ]);
  const [wording] = countWordings(['Photo: “Serial 4711008155”']);
  expect(wording).toEqual({ text: 'Serial …', times: 1, question: 'Serial 4711008155' });
});
