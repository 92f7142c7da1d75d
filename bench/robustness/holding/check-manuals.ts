import { createHash } from 'node:crypto';
import type { Manual } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import { expectUnique, type Findings } from './findings.ts';
import type { SentManual } from './journal.ts';

/** What reading a kind of file gives when nothing interrupts it. */
export type ReadingFigures = { pages: number | null; sections: number };

export const isPending = ({ status }: Pick<Manual, 'status'>): boolean =>
  status === 'queued' || status === 'processing';

/** Compares the manuals of a product with those that were acknowledged, down to the bytes of their files. */
export async function checkManuals(
  api: ApiClient,
  company: CompanyAccess,
  productId: string,
  sent: SentManual[],
  findings: Findings,
): Promise<Manual[]> {
  const { data } = await api.call(productRoutes.singleProduct, { params: { id: productId } }, company.token);
  const stored = new Map(data.manuals.map((manual) => [manual.filename, manual]));
  expectUnique(findings, 'manual', [...data.manuals.map(({ filename }) => filename)]);
  for (const { filename, sha256 } of sent) {
    const manual = stored.get(filename);
    if (!manual) findings.lost.push(`manual ${filename} of product ${productId}`);
    else if ((await hashFile(api, manual.url)) !== sha256) findings.lost.push(`content of ${filename}`);
  }
  return data.manuals;
}

async function hashFile(api: ApiClient, link: string): Promise<string> {
  const response = await fetch(new URL(link, api.url));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.ok ? createHash('sha256').update(bytes).digest('hex') : `status ${response.status}`;
}

/** A manual that was read in several lives of the server must come out as one that was read in peace. */
export function checkReading(manual: Manual, { pages, sections }: ReadingFigures, findings: Findings): void {
  if (manual.status !== 'ready') return;
  const isWhole = manual.pages === pages && manual.sections === sections && manual.pagesRead === pages;
  if (isWhole) return;
  findings.counterErrors.push(
    `${manual.filename}: ${manual.pagesRead} of ${manual.pages} pages and ${manual.sections} sections read, ` +
      `uninterrupted ${pages} and ${sections}`,
  );
}
