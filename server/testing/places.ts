/** Places of products for tests. */
import { type Place, placeRoutes } from '../../contracts/manuals/places.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import type { TestCompany } from './accounts.ts';
import { createReadyProduct } from './products.ts';
import { TANK_MANUAL } from './tank-manual.ts';
import type { TestApp } from './test-app.ts';

/** A product of which two parts are cleaned, ready to answer. */
export const createMachine = (app: TestApp, vendor: TestCompany, name = 'Machine K4'): Promise<string> =>
  createReadyProduct(app, vendor, name, TANK_MANUAL, 'machine.html');

/** The form of a place at a chapter of the product's first manual. */
export async function placeFormOf(
  app: TestApp,
  { token }: TestCompany,
  productId: string,
  { name = 'Water tank', heading = 'Water tank', path = ['Coffee machine K4'], variant = '' } = {},
) {
  const { body } = await app.call(productRoutes.singleProduct, { token, params: { id: productId } });
  const [manual] = (body.data as { manuals: { _id: string }[] }).manuals;
  return { name, manualId: manual?._id ?? '', heading, path, variant };
}

/** A place, at the water tank unless named. */
export async function createPlace(
  app: TestApp,
  vendor: TestCompany,
  productId: string,
  form: Parameters<typeof placeFormOf>[3] = {},
): Promise<Place> {
  const body = await placeFormOf(app, vendor, productId, form);
  const reply = await app.call(placeRoutes.create, { token: vendor.token, params: { productId }, body });
  if (reply.status !== 201) throw new Error(`The place was refused: ${reply.text}`);
  return reply.body.data as Place;
}
