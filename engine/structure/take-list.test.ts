import { describe, expect, it } from 'vitest';
import type { Block } from '../document/pages.ts';
import { paragraphBlock } from '../testing/blocks.ts';
import { listElements } from './element.ts';
import { takeList } from './take-list.ts';

type Said = { list?: string; count?: number; level?: number };

/** An item of a format without places, of a list that the file names. */
const item = (marker: string, { list, count, level = 0 }: Said = {}): Block => {
  const told = list !== undefined && count !== undefined ? { list, count } : {};
  return { kind: 'list-item', text: 'Turn it.', lines: [], box: null, ordered: true, marker, level, ...told };
};

function take(...blocks: Block[]) {
  const list = takeList(listElements([{ page: 1, width: 0, height: 0, textSource: 'text', blocks }]), 0);
  return {
    markers: list?.entries.map(({ item: { block } }) => block.marker),
    levels: list?.entries.map(({ level }) => level),
  };
}

describe('lists that a file names', () => {
  const text: Block = { ...paragraphBlock('Wait.', 0), lines: [], box: null };

  it('go on by their counts, whatever their markers look like', () => {
    const roman = ['i.', 'ii.', 'iii.', 'iv.'].map((marker, i) =>
      item(marker, { list: '1/0', count: i + 1 }),
    );
    expect(take(...roman.slice(0, 2), text, ...roman.slice(2)).markers).toEqual(['i.', 'ii.', 'iii.', 'iv.']);
    const sections = ['2.1', '2.2', '2.3'].map((marker, i) => item(marker, { list: '1/0', count: i + 1 }));
    expect(take(...sections).markers).toEqual(['2.1', '2.2', '2.3']);
  });

  it('are parted where one begins anew', () => {
    const [first, second, again] = [1, 2, 1].map((count) => item(`${count}.`, { list: '1/0', count }));
    expect(first && second && again && take(first, second, again).markers).toEqual(['1.', '2.']);
  });

  it('go on in another list that counts on where the first ends', () => {
    const blocks = [item('1.', { list: '1/0', count: 1 }), item('2.', { list: '1/0', count: 2 }), text];
    expect(take(...blocks, item('3.', { list: '2/0', count: 3 })).markers).toEqual(['1.', '2.', '3.']);
  });

  it('keep their levels', () => {
    const sub = (count: number) => item(`1.${count}`, { list: '1/1', count, level: 1 });
    const blocks = [
      item('1.', { list: '1/0', count: 1 }),
      sub(1),
      sub(2),
      item('2.', { list: '1/0', count: 2 }),
    ];
    expect(take(...blocks).levels).toEqual([0, 1, 1, 0]);
  });
});
