/** Part of the composition; see server/services.ts. */
import { join } from 'node:path';
import { createPictureDecoder } from '../../engine/picture/picture-decoder.ts';
import { createPictureReader } from '../../engine/read/ocr/recognize-picture.ts';
import { createPageRenderer } from '../../engine/read/render.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { currentTenant } from '../db/tenant.ts';
import { createArchiveCopies } from '../modules/files/archive-copy.ts';
import { createFileHolds } from '../modules/files/file-holds.service.ts';
import { createFilesService } from '../modules/files/files.service.ts';
import { loadLinkSecret, loadOlderSecrets } from '../modules/files/link-secret.repository.ts';
import { createLinkSigner } from '../modules/files/link-signer.ts';
import { createPagePictures } from '../modules/files/page-pictures.ts';
import { createPictureCache } from '../modules/files/picture-cache.ts';
import { createStoredFiles } from '../modules/files/stored-files.service.ts';
import { createEditionRepository } from '../modules/manuals/editions.repository.ts';
import { createTriedFiles } from '../modules/tryouts/tried-files.ts';
import { createFileStore } from '../providers/storage/create-file-store.ts';

/** What stores files and shows them. */
export type FileServices = Awaited<ReturnType<typeof createFileServices>>;

/** The file services that other parts are given. */
export type Stored = Pick<
  FileServices,
  | 'archiveCopies'
  | 'linkSecret'
  | 'olderSecrets'
  | 'signer'
  | 'storedFiles'
  | 'shapePicture'
  | 'readPictureText'
>;

/** Makes the services that store files and show them. */
export async function createFileServices(db: Db, { dataDir, s3, sealingKey }: Config) {
  const fileStore = await createFileStore({ dataDir, s3 });
  const linkSecret = await loadLinkSecret(db, sealingKey);
  const olderSecrets = await loadOlderSecrets(db, sealingKey);
  const signer = createLinkSigner(linkSecret, Date.now, olderSecrets);
  const renderer = createPageRenderer();
  const decoder = createPictureDecoder({}, currentTenant);
  const shapePicture = decoder.shape;
  const storedFiles = createStoredFiles({ db, fileStore });
  const fileHolds = createFileHolds(db);
  const { withLocalFile } = storedFiles;
  const cache = createPictureCache({ cacheDir: join(dataDir, 'cache') });
  const { renderPage, renderFigure, describePage } = renderer;
  const pictures = createPagePictures({ cache, withLocalFile, renderPage });
  const files = createFilesService({
    db,
    fileStore,
    pictures,
    signer,
    withLocalFile,
    shapePicture,
    cache,
    renderFigure,
    listPassages: createEditionRepository(db).listPassages,
    tryouts: createTriedFiles(db),
  });
  return {
    fileStore,
    fileHolds,
    linkSecret,
    olderSecrets,
    signer,
    shapePicture,
    readPictureText: createPictureReader(shapePicture, currentTenant),
    storedFiles,
    archiveCopies: createArchiveCopies({ pictures, describePage, withLocalFile, shapePicture }),
    forgetPictures: cache.forget,
    files,
    /** Pictures of pages that wait to be drawn. */
    waitingPictures: renderer.waiting,
    /** Ends the processes that draw and decode. */
    closeChildren: () => {
      renderer.close();
      decoder.close();
    },
  };
}
