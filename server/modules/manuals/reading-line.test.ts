import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { NO_EFFORT } from '../../../engine/read/read-event.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { insertCompany } from '../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { readManualJob, recognizeManualJob } from './read-manual.job.ts';
import { findPlaces } from './reading-line.ts';

describeOnBothDatabases('findPlaces', (database) => {
  it('counts who comes before, as companies take turns, in each of the two queues', async () => {
    const db = database().write;
    const wait = async (companyId: string, definition = readManualJob): Promise<string> => {
      const versionId = uuidv7();
      await enqueueJob(db, definition, { companyId, payload: { companyId, versionId, effort: NO_EFFORT } });
      return versionId;
    };
    const [one, many, none] = await Promise.all([1, 2, 3].map(() => insertCompany(db)));
    const before = await findPlaces(db, one?.companyId ?? '');
    expect(before.size).toBe(0);
    const ofMany: string[] = [];
    for (let i = 0; i < 3; i += 1) ofMany.push(await wait(many?.companyId ?? ''));
    const own = [await wait(one?.companyId ?? ''), await wait(one?.companyId ?? '')];
    const scan = await wait(one?.companyId ?? '', recognizeManualJob);
    const places = await findPlaces(db, one?.companyId ?? '');
    expect([...own, scan].map((id) => places.get(id))).toEqual([1, 3, 0]);
    const ofOther = await findPlaces(db, many?.companyId ?? '');
    expect(ofMany.map((id) => ofOther.get(id))).toEqual([1, 3, 4]);
    expect((await findPlaces(db, none?.companyId ?? '')).size).toBe(0);
  });
});
