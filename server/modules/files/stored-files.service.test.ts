import { expect, it } from 'vitest';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import { insertFiles, useLocalStores } from '../../testing/files.ts';
import { insertCompany } from '../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createStoredFiles } from './stored-files.service.ts';

describeOnBothDatabases('recording a stored file', (database) => {
  const openStore = useLocalStores();

  async function keepOne() {
    const db = database().write;
    const fileStore = await openStore();
    const storedFiles = createStoredFiles({ db, fileStore });
    const { companyId } = await insertCompany(db);
    const fileKey = await storedFiles.keepBytes(companyId, Buffer.from('x'), 'webp');
    return { db, fileStore, storedFiles, companyId, fileKey };
  }
  const fail = (): Promise<never> => Promise.reject(new Error('rolled back'));

  it('keeps the file and gives what the transaction gave', async () => {
    const { storedFiles, fileStore, companyId, fileKey } = await keepOne();
    expect(await storedFiles.record(companyId, [fileKey], async () => 'done')).toBe('done');
    expect(await fileStore.size(fileKey)).toBe(1);
  });

  it('takes the file back when the transaction is rolled back', async () => {
    const { storedFiles, fileStore, companyId, fileKey } = await keepOne();
    await expect(storedFiles.record(companyId, [fileKey], fail)).rejects.toThrow('rolled back');
    await expect(fileStore.size(fileKey)).rejects.toThrow(FileNotFoundError);
  });

  it('keeps the file of a transaction that was committed though its answer was lost', async () => {
    const { db, storedFiles, fileStore, companyId, fileKey } = await keepOne();
    const commitUnheard = async () => {
      await insertFiles(db, companyId, { image: fileKey });
      throw new Error('connection lost');
    };
    await expect(storedFiles.record(companyId, [fileKey], commitUnheard)).rejects.toThrow('connection lost');
    expect(await fileStore.size(fileKey)).toBe(1);
  });

  it('tells of the fault of the transaction, not of a file that could not be taken back', async () => {
    const { db, fileStore, companyId, fileKey } = await keepOne();
    const stuck = createStoredFiles({
      db,
      fileStore: { ...fileStore, remove: () => Promise.reject(new Error('bucket away')) },
    });
    await expect(stuck.record(companyId, [fileKey], fail)).rejects.toThrow('rolled back');
  });
});
