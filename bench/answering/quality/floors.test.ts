import { describe, expect, it } from 'vitest';
import { findBelow, readFloors } from './floors.ts';
import { isScan, PARTS, readSplit } from './load-manuals.ts';

const floors = {
  dev: { recall1: { least: 0.6 }, wronglyRefused: { most: 0.1 } },
  fit: { mrr: { least: 0.7 } },
};

describe('findBelow', () => {
  it('is content with figures at their floors', () => {
    expect(findBelow(floors, { dev: { recall1: 0.6, wronglyRefused: 0.1 } }, ['dev'])).toEqual([]);
  });

  it('names what is too low, what is too high and what was not measured', () => {
    const measured = { dev: { recall1: 0.59, wronglyRefused: 0.2 }, fit: { mrr: null } };
    expect(findBelow(floors, measured, ['dev', 'fit'])).toEqual([
      'dev recall1 is 0.59, at least 0.6 is wanted.',
      'dev wronglyRefused is 0.2, at most 0.1 is wanted.',
      'fit mrr was not measured.',
    ]);
    expect(findBelow(floors, {}, ['dev'])).toHaveLength(2);
  });
});

describe('the floors that are kept', () => {
  it('hold something for every part and bound each figure on one side', () => {
    const kept = readFloors();
    for (const part of PARTS) expect(Object.keys(kept[part] ?? {}).length).toBeGreaterThan(5);
    for (const limits of Object.values(kept).flatMap((group) => Object.values(group)))
      expect(Object.keys(limits)).toHaveLength(1);
  });
});

describe('the split', () => {
  it('names each manual once, a third of them sealed', () => {
    const split = readSplit();
    const all = PARTS.flatMap((part) => split[part]);
    expect(new Set(all).size).toBe(all.length);
    expect(split.sealed.length * 3).toBeGreaterThanOrEqual(all.length);
  });

  it('tells scans from other files', () => {
    const scans = PARTS.flatMap((part) => readSplit()[part]).filter(isScan);
    expect(scans).toEqual(['devices/ups-en/ups-en.pdf', 'devices/wifi-es/wifi-es.pdf']);
  });
});
