import { describe, expect, it } from 'vitest';
import { PictureError } from '../../picture/picture-shape.ts';
import { findProgram } from '../../runtime/find-program.ts';
import { createPictureReader } from './recognize-picture.ts';

describe.skipIf(findProgram('tesseract') === null)('pictures that are read for several tenants', () => {
  it('are one at a time of each, however many it sends', async () => {
    const underWay = { now: 0, most: 0 };
    const read = createPictureReader(
      async () => {
        underWay.now += 1;
        underWay.most = Math.max(underWay.most, underWay.now);
        await new Promise((done) => setTimeout(done, 5));
        underWay.now -= 1;
        throw new PictureError('unreadable');
      },
      () => 'many',
    );
    const results = await Promise.allSettled(Array.from({ length: 45 }, () => read(Buffer.alloc(1))));
    const faults = results.map((result) => result.status === 'rejected' && result.reason.fault);
    expect(underWay.most).toBe(1);
    // One is read, forty wait.
    expect(faults.filter((fault) => fault === 'busy')).toHaveLength(4);
  });
});
