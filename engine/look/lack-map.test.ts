import { describe, expect, it } from 'vitest';
import { type LackMap, lacksAt, tellingPlaces, UNSEEN, worstLack } from './lack-map.ts';

/** Five columns and four rows of cells without lack, but for these. */
function mapOf(lacks: Record<number, number>): LackMap {
  const cells = new Float32Array(20);
  for (const [i, lack] of Object.entries(lacks)) cells[Number(i)] = lack;
  return { columns: 5, lacks: cells };
}
/** Two by two cells that begin at the sixth. */
const place = (lack: number) => ({ 6: lack, 7: lack, 11: lack, 12: lack });

describe('places', () => {
  it('lack what their cells lack together', () => {
    expect(worstLack(mapOf(place(0.8)))).toBeCloseTo(0.8);
    expect(worstLack(mapOf({ 6: 0.8 }))).toBeCloseTo(0.2);
  });

  it('tell where a reference differs from any other of its layout', () => {
    const telling = tellingPlaces([mapOf({ 6: 1.6 }), mapOf({ 18: 1.6 })]);
    expect(telling?.[6]).toBe(1);
    expect(telling?.[18]).toBe(1);
    expect(telling?.[3]).toBe(0);
  });

  it('tell nothing where no other differs', () => {
    expect(tellingPlaces([])).toBeNull();
    expect(tellingPlaces([mapOf({ 6: 0.1 })])).toBeNull();
  });
});

describe('what a photo lacks', () => {
  const telling = tellingPlaces([mapOf({ 6: 1.6 })]);

  it('at the telling places is apart from what it lacks elsewhere', () => {
    const { worst, shown, usual } = lacksAt(mapOf({ ...place(0.4), 19: 1.2 }), telling);
    expect(worst).toBeCloseTo(0.4);
    expect(usual).toBeCloseTo(0.3);
    expect(shown).toBe(1);
  });

  it('is unknown where it shows nothing', () => {
    const hidden = mapOf(Object.fromEntries([0, 1, 2, 5, 6, 7, 10, 11, 12].map((i) => [i, UNSEEN])));
    expect(lacksAt(hidden, telling)).toMatchObject({ worst: 0, shown: 0 });
  });

  it('counts everywhere where every place tells', () => {
    expect(lacksAt(mapOf({ 18: 1.2 }), null).worst).toBeCloseTo(0.3);
  });
});
