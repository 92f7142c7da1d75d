/** Part of the composition; see server/services.ts. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createAnswerTimesRepository } from '../modules/chat/counting/answer-times.repository.ts';
import { createDeletionService } from '../modules/deletions/deletions.service.ts';
import { createInstructionCodes } from '../modules/instructions/codes/codes.service.ts';
import { createInstructions } from '../modules/instructions/instructions.service.ts';
import { createPromiseGuard } from '../modules/instructions/promise-guard.ts';
import { createManualCheckService } from '../modules/manual-checks/manual-checks.service.ts';
import { createAdminManuals } from '../modules/manuals/admin-manuals.service.ts';
import { createManualIntake } from '../modules/manuals/manual-intake.service.ts';
import { createManualService } from '../modules/manuals/manuals.service.ts';
import { lockPublishedText } from '../modules/manuals/published-text.ts';
import { createMediaService } from '../modules/media/media.service.ts';
import { createPlaceLabels } from '../modules/places/place-labels.service.ts';
import { createPlacesService } from '../modules/places/places.service.ts';
import { createProductService } from '../modules/products/products.service.ts';
import { createUpdateProduct } from '../modules/products/update-product.service.ts';
import { createUploadFromAddress } from '../modules/products/upload-from-address.service.ts';
import { createUploadProduct } from '../modules/products/upload-product.service.ts';
import type { Outbound } from '../providers/outbound/outbound.ts';
import type { Accounts } from './account-services.ts';
import type { Stored } from './file-services.ts';
import type { Meanings } from './meaning-services.ts';

/** Makes the services for products, their manuals and media, and deletions of these. */
export function createProductServices(
  db: Db,
  { dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>,
  {
    signer,
    storedFiles,
    shapePicture,
    readPictureText,
    plans: planLimits,
    meaning,
    identity,
    indexes,
    onManualChanged,
    outbound,
  }: Stored & Accounts & Meanings & { outbound: Outbound },
) {
  const manuals = createManualService({ db, signer, storedFiles, meaning });
  const media = createMediaService({
    db,
    signer,
    storedFiles,
    planLimits,
    shapePicture,
    readPictureText,
  });
  const intake = createManualIntake({ storedFiles });
  const uploadProduct = createUploadProduct({ db, intake, planLimits });
  return {
    intake,
    manuals,
    adminManuals: createAdminManuals({ db }),
    manualChecks: createManualCheckService({ db, signer, identity }),
    media,
    instructions: createInstructions({ db, storedFiles, planLimits, lockPublishedText, publicUrl }),
    instructionCodes: createInstructionCodes({ db, publicUrl }),
    places: createPlacesService({ db, indexes }),
    placeLabels: createPlaceLabels({ db, publicUrl }),
    products: createProductService({
      db,
      signer,
      manuals,
      media,
      storedFiles,
      forgetAnswerTimes: (tx, companyId, productId) =>
        createAnswerTimesRepository(tx).takeOut(companyId, productId),
    }),
    uploadProduct,
    uploadFromAddress: createUploadFromAddress({
      ...{ outbound, uploadProduct },
      incomingDir: join(dataDir, 'incoming'),
    }),
    updateProduct: createUpdateProduct({ db, intake, planLimits }),
    deletions: createDeletionService({ db, planLimits, onManualChanged, promises: createPromiseGuard() }),
  };
}
