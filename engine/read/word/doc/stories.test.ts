import { describe, expect, it } from 'vitest';
import { readFonts } from './fonts.ts';
import { readStories } from './stories.ts';

/** Numbers of four bytes. */
function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
}

describe('the stories of a .doc', () => {
  const block = Buffer.alloc(0x300);
  block.writeUInt32LE(100, 0x4c);
  block.writeUInt32LE(30, 0x50);
  block.writeUInt32LE(5, 0x54);
  block.writeUInt32LE(7, 0x5c);
  block.writeUInt32LE(20, 0x60);
  block.writeUInt32LE(50, 0x64);
  const parts: Record<number, Buffer> = {
    170: Buffer.concat([numbers(10, 90, 100), Buffer.alloc(4)]),
    178: numbers(0, 12, 28, 30),
    522: Buffer.concat([numbers(40, 100), Buffer.alloc(2)]),
    530: numbers(0, 18, 20),
    602: Buffer.concat([numbers(0, 25, 48), Buffer.alloc(44)]),
  };
  const stories = readStories(block, (at) => parts[at] ?? Buffer.alloc(0));

  it('have the texts of notes at their marks, and those of boxes, behind each other', () => {
    expect(stories).toMatchObject({ mainChars: 100, allChars: 212 });
    expect([...stories.notes]).toEqual([
      [10, { from: 100, to: 112 }],
      [90, { from: 112, to: 128 }],
      [40, { from: 142, to: 160 }],
    ]);
    expect(stories.boxes).toEqual([
      { from: 162, to: 187 },
      { from: 187, to: 210 },
    ]);
  });

  it('end where their story does, whatever a damaged file says', () => {
    const damaged = readStories(block, (at) =>
      at === 0x25a ? Buffer.concat([numbers(0, 0xffffffff), Buffer.alloc(22)]) : Buffer.alloc(2),
    );
    expect(damaged.boxes).toEqual([{ from: 162, to: 212 }]);
    expect(damaged.notes.size).toBe(0);
  });
});

describe('the fonts of a .doc', () => {
  it('have their names by number', () => {
    const font = (name: string): Buffer => {
      const bytes = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0Other\0`, 'utf16le')]);
      return Buffer.concat([Buffer.from([bytes.length]), bytes]);
    };
    const table = Buffer.concat([Buffer.from([2, 0, 0, 0]), font('Arial'), font('Symbol')]);
    const fontOf = readFonts(table);
    expect([0, 1, 2].map(fontOf)).toEqual(['Arial', 'Symbol', undefined]);
    expect(readFonts(table.subarray(0, 60))(1)).toBeUndefined();
    expect(readFonts(Buffer.alloc(0))(0)).toBeUndefined();
  });
});
