import { expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createFileHoldRepository } from './file-holds.repository.ts';
import { createFileHolds } from './file-holds.service.ts';
import { createRemoveFilesHandler } from './remove-files.job.ts';

const COMPANY_ID = '0198c0de-0000-7000-8000-000000000001';
const FILE_KEY = `${COMPANY_ID}_AAAAAAAAAAAAAAAAAAAAAA.pdf`;

describeOnBothDatabases('held files', (database) => {
  it('are removed when the last who holds them has let go', async () => {
    const holds = createFileHolds(database().write);
    const removeFile = vi.fn(async () => undefined);
    const remove = createRemoveFilesHandler({ ...holds, removeFile, forgetPictures: async () => undefined });
    const [first, second] = [await holds.hold(), await holds.hold()];
    const { signal } = new AbortController();
    const context = { id: '', companyId: null, attempt: 1, isLastAttempt: false, signal };
    const removing = remove(
      { companyId: COMPANY_ID, fileKeys: [FILE_KEY] },
      { ...context, isWaitedFor: async () => false, complete: async () => undefined },
    );
    await first();
    expect(await holds.isHeld()).toBe(true);
    expect(removeFile).not.toHaveBeenCalled();
    await second();
    await removing;
    expect(removeFile).toHaveBeenCalledWith(FILE_KEY);
  });

  it('are not waited for by a program that is to stop', async () => {
    const holds = createFileHolds(database().write);
    const release = await holds.hold();
    await expect(holds.untilReleased(AbortSignal.timeout(20))).rejects.toThrow();
    await release();
  });

  it('are free again some time after who held them was killed', async () => {
    const repository = createFileHoldRepository(database().write);
    await repository.add(-1);
    expect(await repository.exists()).toBe(false);
    const key = await repository.add(-1);
    await repository.renew(key, 60_000);
    expect(await repository.exists()).toBe(true);
    await repository.removeAll();
    expect(await repository.exists()).toBe(false);
  });
});
