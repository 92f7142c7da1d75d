/** How what the audit trail tells of instructions pages is done, by the calls that people use. */
import { promiseRoutes } from '../../../contracts/admin/promises.ts';
import { instructionRoutes } from '../../../contracts/manuals/instructions.ts';
import { createSecondAdministrator } from '../accounts.ts';
import { createInstructions, yearsFromNow } from '../instructions.ts';
import { createReadyProduct } from '../products.ts';
import type { AuditScene } from './audit-scene.ts';

/** A draft that a version is taken off, and that is deleted. */
export async function deleteDraft({ app, vendor, productId, asVendor }: AuditScene): Promise<void> {
  const { _id: pageId, editions } = await createInstructions(app, vendor, productId);
  const params = { productId, pageId };
  const editionId = editions[0]?._id ?? '';
  await asVendor(instructionRoutes.removeEdition, { params: { ...params, editionId } });
  await asVendor(instructionRoutes.removeInstructions, { params });
}

/** A promise that an administrator wants to break, leaves, and then breaks with another. */
export async function breakPromise({ app, vendor, act, asVendor, asAdmin }: AuditScene): Promise<void> {
  const { companyId } = vendor;
  const productId = await createReadyProduct(app, vendor, 'Promised');
  const { _id: pageId } = await createInstructions(app, vendor, productId);
  await asVendor(instructionRoutes.publishInstructions, {
    params: { productId, pageId },
    body: { promisedUntil: yearsFromNow(11) },
  });
  const params = { companyId, pageId };
  const body = { reason: 'The maker asked for it in writing.' };
  await asAdmin(promiseRoutes.askRelease, { params, body });
  await asAdmin(promiseRoutes.endRelease, { params });
  await asAdmin(promiseRoutes.askRelease, { params, body });
  await act(promiseRoutes.agreeRelease, await createSecondAdministrator(app), { params });
}
