import { describe, expect, it } from 'vitest';
import { finalText, readBytes } from '../../../testing/collect-events.ts';
import { type PdfText, writePdf } from '../../../testing/pdf-writer.ts';

const NOTE = { x: 70, y: 780, text: '1 At temperatures below 5 °C use another oil.' };

async function read(...texts: PdfText[]): Promise<string> {
  return finalText(await readBytes(writePdf([{ texts }])));
}

/** A line in which `raised` stands above it, in smaller type. */
const line = (text: string, raised: string, then: string): PdfText => ({
  x: 70,
  y: 100,
  size: 11,
  text,
  raised: { text: raised, by: 4, size: 6.4 },
  then,
});

describe('raised digits', () => {
  it('are no digits of the number before them where they are the mark of a note', async () => {
    const text = await read(line('Fill the gearbox with oil ISO VG 68', '1', ' up to the mark.'), NOTE);
    expect(text).toContain('ISO VG 68 ¹ up to the mark.');
    expect(text).not.toContain('681');
    expect(await read(line('Enter pwm(30)', '1', ' inside the window.'), NOTE)).toContain(
      'pwm(30)¹ inside the',
    );
  });

  it('are no digits in short cells with several marks, though their notes stand high up and begin with letters', async () => {
    const cells = [
      line('12', '1,2', ' '),
      { ...line('9', '1)', ' Nm'), y: 130 },
      { ...line('30', 'a)', ' l'), y: 160 },
    ];
    const notes = ['1 With a dry thread.', '2 Oiled 18.', 'a) Without cooler.'].map(
      (text, index): PdfText => ({ x: 70, y: 200 + 14 * index, size: 8, text }),
    );
    const body = {
      x: 70,
      y: 60,
      size: 11,
      text: 'Tighten the bolts to what the list says, and check them after a day.',
    };
    const text = await read(body, ...cells, ...notes);
    for (const shown of ['12 ¹,²', '9 ¹⁾ Nm', '30 a⁾ l']) expect(text).toContain(shown);
  });

  it('are powers behind ten and behind units', async () => {
    expect(await read(line('The resistance is at least 5 x 10', '6', ' ohm.'))).toBe(
      'The resistance is at least 5 x 10⁶ ohm.',
    );
    expect(await read(line('It is 5 x 10', '-3', ' m wide.'))).toBe('It is 5 x 10⁻³ m wide.');
    expect(await read(line('It has 20 mm', '1', ' of room.'), NOTE)).toContain('20 mm¹ of room.');
  });

  it('are the upper part of a fraction, and no part of the number before it', async () => {
    expect(await read(line('Use a spanner of 1', '3', '/8 inch.'))).toBe('Use a spanner of 1 3/8 inch.');
    expect(await read(line('Use a spanner of ', '3', '/8 inch.'))).toBe('Use a spanner of 3/8 inch.');
  });
});

it('sets the mark of a note apart from the range behind it', async () => {
  expect(await read(line('The vice clamps ', '2', ' 10 - 220 mm with soft jaws.'), NOTE)).toContain(
    'clamps ² 10 - 220 mm',
  );
  const plain = 'Bay 2 10 - 220 mm, and 1 200 W of power at most.';
  expect(await read({ x: 70, y: 100, text: plain }, NOTE)).toContain(plain);
});

it('leaves numbers alone that only end like the mark of a note', async () => {
  const text = await read(
    { x: 70, y: 100, text: 'Fill the gearbox with oil ISO VG 681 up to the mark.' },
    NOTE,
  );
  expect(text).toContain('ISO VG 681 up to the mark.');
});
