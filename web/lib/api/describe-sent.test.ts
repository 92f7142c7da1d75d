import { expect, it } from 'vitest';
import { describeSent } from './describe-sent.ts';

const MB = 1024 * 1024;

it('starts at nothing of the file', () => {
  expect(describeSent(18.42 * MB, null).text).toBe('0.00 of 18.42 MB');
});

it('takes the size of the whole form from the first progress on', () => {
  expect(describeSent(18 * MB, { sentBytes: 4.2 * MB, totalBytes: 18.42 * MB }).text).toBe(
    '4.20 of 18.42 MB',
  );
});

it('is complete once sent, even when the last progress was missed', () => {
  const sent = describeSent(18 * MB, { sentBytes: 4 * MB, totalBytes: 18 * MB }, true);
  expect(sent).toMatchObject({ sentBytes: 18 * MB, text: '18.00 of 18.00 MB' });
});
