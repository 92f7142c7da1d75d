import { setTimeout as sleep } from 'node:timers/promises';
import type { Manual } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { type ServerSettings, startServer } from '../../../server/testing/server-process.ts';
import { type ApiClient, createApiClient } from '../../lib/running/api-client.ts';
import { type CompanyAccess, createCompany } from '../../lib/running/company.ts';
import { isPending, type ReadingFigures } from './check-manuals.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { createJournal } from './journal.ts';
import { createSamples, type SampleKind } from './samples.ts';
import { createLink, uploadManual, type WriteContext } from './writes.ts';

/** What all rounds share. */
export type Stage = Omit<WriteContext, 'api'> & { inspector: Inspector };

const allKinds: readonly SampleKind[] = ['sample', 'small'];
const readingTimeoutMs = 120_000;

/** Starts the server for the first time, prepares a company on it and stops it again. */
export async function prepareCompany(settings: ServerSettings): Promise<Stage> {
  const server = await startServer(settings);
  const stage = await prepareStage(createApiClient(server.url));
  await server.process.kill('SIGTERM');
  return stage;
}

/** Gives a running server a company, with a manual of each kind read in peace. */
export async function prepareStage(api: ApiClient, kinds = allKinds): Promise<Stage> {
  const company = await createCompany(api);
  const stage = { company, journal: createJournal(), makeSample: await createSamples() };
  const context: WriteContext = { ...stage, api };
  const readings = new Map<string, ReadingFigures>();
  for (const kind of kinds) {
    const productId = await uploadManual(context, kind);
    const { pages, sections } = await waitUntilRead(api, company, productId);
    readings.set(kind, { pages, sections });
    await createLink(context, productId);
  }
  return { ...stage, inspector: createInspector(company, stage.journal, readings) };
}

async function waitUntilRead(api: ApiClient, { token }: CompanyAccess, id: string): Promise<Manual> {
  const deadline = performance.now() + readingTimeoutMs;
  while (performance.now() < deadline) {
    const { data } = await api.call(productRoutes.singleProduct, { params: { id } }, token);
    const [manual] = data.manuals;
    if (manual?.status === 'ready') return manual;
    if (manual && !isPending(manual)) throw new Error(`${manual.filename}: ${manual.error}`);
    await sleep(200);
  }
  throw new Error(`Product ${id} was not read within ${readingTimeoutMs} ms.`);
}
