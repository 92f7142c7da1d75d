import { expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, type PassageDraft } from '../../testing/make-manual.ts';

/** A text that ends in the lead-in of steps, and these. */
function procedure(leadIn: string, before: string, steps: readonly string[]): PassageDraft[] {
  const heading = 'Writing the image';
  const lines = steps.map((step, i) => `${i + 1}. ${step}`);
  const text = lines.join('\n');
  return [
    { heading, page: 4, kind: 'text', text: `${before}\n${leadIn}` },
    {
      heading,
      page: 4,
      kind: 'steps',
      context: leadIn,
      text,
      steps: lines.map((line, i) => {
        const start = text.indexOf(line);
        return { marker: `${i + 1}.`, start: start + 3, end: start + line.length, level: 0 };
      }),
    },
  ];
}

const index = indexOf(
  makeManual([
    ...procedure('Writing the image to a USB stick in Linux', 'An image is large.', [
      'Connect the USB stick.',
      'Write the image to the USB stick.',
    ]),
    ...procedure('Writing the image to a USB stick in Mac OS', 'It takes long.', [
      'Open a terminal, and connect the USB stick.',
      'Type the name of the image.',
    ]),
    ...FILLER,
  ]),
);

it('of two procedures in a section the one is shown whose lead-in says what was asked, and the lead-in with it', () => {
  const { content, steps, citations } = ask(index, 'How do I write the image to a USB stick on a Mac?');
  expect(content).toBe('Writing the image to a USB stick in Mac OS');
  expect(steps.map(({ text }) => text)).toContain('Type the name of the image.');
  expect(citations[0]?.quote).toMatch(/^Writing the image to a USB stick in Mac OS\n1\. Open/);
});

it('the first one stands where the lead-ins say the same of it', () => {
  const { content } = ask(index, 'How do I write the image to a USB stick?');
  expect(content).toBe('Writing the image to a USB stick in Linux');
});
