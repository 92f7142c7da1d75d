/** Instructions pages for tests, made by the calls that people use. */
import { type InstructionPage, instructionRoutes } from '../../contracts/manuals/instructions.ts';
import type { TestAccount } from './accounts.ts';
import { readProduct } from './products.ts';
import type { TestApp } from './test-app.ts';

const DAYS_PER_YEAR = 366;

/** A day so many years from now, YYYY-MM-DD; a few days later, so that it is never less. */
export const yearsFromNow = (years: number): string =>
  new Date(Date.now() + years * DAYS_PER_YEAR * 24 * 60 * 60_000).toISOString().slice(0, 10);

type Fields = { model?: string; gtin?: string; serialFrom?: string; serialTo?: string };

/** A draft with the product's first manual on it. */
export async function createInstructions(
  app: TestApp,
  vendor: Pick<TestAccount, 'token'>,
  productId: string,
  fields: Fields = {},
): Promise<InstructionPage> {
  const { token } = vendor;
  const made = await app.call(instructionRoutes.addInstructions, {
    token,
    params: { productId },
    body: { model: 'P7-230', ...fields },
  });
  if (made.status !== 201) throw new Error(`The page was refused: ${made.text}`);
  const { _id: pageId } = made.body.data as InstructionPage;
  const { manuals } = await readProduct(app, vendor as Parameters<typeof readProduct>[1], productId);
  const added = await app.call(instructionRoutes.addEdition, {
    token,
    params: { productId, pageId },
    body: { manualId: manuals[0]?._id, language: 'en', validFrom: '2026-01-15' },
  });
  if (added.status !== 200) throw new Error(`The version was refused: ${added.text}`);
  return added.body.data as InstructionPage;
}

/** A page that is published and promised for eleven years. */
export async function publishInstructions(
  app: TestApp,
  vendor: Pick<TestAccount, 'token'>,
  productId: string,
  fields: Fields = {},
): Promise<InstructionPage> {
  const { _id: pageId } = await createInstructions(app, vendor, productId, fields);
  const { status, text, body } = await app.call(instructionRoutes.publishInstructions, {
    token: vendor.token,
    params: { productId, pageId },
    body: { promisedUntil: yearsFromNow(11) },
  });
  if (status !== 200) throw new Error(`Publishing was refused: ${text}`);
  return body.data as InstructionPage;
}

/** What the address of a page ends in. */
export const codeOf = ({ address }: Pick<InstructionPage, 'address'>): string =>
  address.split('/').at(-1) ?? '';
