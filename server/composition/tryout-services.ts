/** Part of the composition; see server/services.ts. */
import { join } from 'node:path';
import type { Answerer } from '../../engine/answering/answerer.ts';
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createProductIndexes } from '../modules/chat/indexes/product-index.ts';
import type { ManualIntake } from '../modules/manuals/manual-intake.service.ts';
import type { UploadProduct } from '../modules/products/upload-product.service.ts';
import { createTryoutReader } from '../modules/tryouts/tryout-passages.ts';
import { createTryoutService } from '../modules/tryouts/tryouts.service.ts';
import { createVisitorOf } from '../modules/tryouts/visitor-of.ts';
import type { Chats } from './chat-services.ts';
import type { Stored } from './file-services.ts';

type Deps = Pick<Stored, 'linkSecret' | 'signer' | 'storedFiles'> &
  Pick<Chats, 'asks'> & {
    encoder: Encoder;
    answerer: Answerer;
    intake: ManualIntake;
    uploadProduct: UploadProduct;
  };

/** Passages of visitors' manuals that are kept in memory, apart from those of companies. */
const MAX_PASSAGES = 4_000;

/** Makes the service with which visitors try manuals. */
export function createTryoutServices(
  db: Db,
  { dataDir, tryOnLanding }: Config,
  { linkSecret, signer, storedFiles, asks, encoder, answerer, intake, uploadProduct }: Deps,
) {
  return {
    tryouts: createTryoutService({
      ...{ db, asks, storedFiles, intake, uploadProduct },
      isOpen: tryOnLanding,
      indexes: createProductIndexes(createTryoutReader({ db, encoder }), {
        answerer,
        maxPassages: MAX_PASSAGES,
      }),
      links: signer,
      incomingDir: join(dataDir, 'incoming'),
      visitorOf: createVisitorOf(linkSecret),
    }),
  };
}
