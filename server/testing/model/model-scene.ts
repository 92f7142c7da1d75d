import { afterAll, beforeAll, beforeEach } from 'vitest';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import type { Database } from '../../db/connect.ts';
import { companyUsage } from '../../db/schema/companies.ts';
import { createApprovedCompany, type TestCompany } from '../accounts.ts';
import { createReadyProduct } from '../products.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type ModelBehaviour, type ModelServer, startModelServer } from './model-server.ts';

/** Of the current month. */
type Usage = { tokens_used: number; queries_used: number };

export type ModelScene = {
  readonly app: TestApp;
  readonly model: ModelServer;
  readonly vendor: TestCompany;
  /** Of a manual that is read. */
  readonly productId: string;
  findUsage(): Promise<Usage>;
};

/**
 * A vendor with a manual on a server that is connected to a model, for the tests of a block. Each of them begins with
 * nothing used in the month.
 * @param behaviour of the model, at the beginning of each test
 * @param settings of the server besides `LLM_BASE_URL` and `LLM_MODEL`
 */
export function useModelScene(
  database: () => Database,
  behaviour: ModelBehaviour,
  settings: Record<string, string> = {},
): ModelScene {
  type Started = Omit<ModelScene, 'findUsage'> & { app: Awaited<ReturnType<typeof startTestApp>> };
  let started: Started | null = null;
  const now = () => {
    if (started === null) throw new Error('The scene is set only while tests run.');
    return started;
  };
  beforeAll(async () => {
    const model = await startModelServer(behaviour);
    const app = await startTestApp(database(), {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'small',
      ...settings,
    });
    const vendor = await createApprovedCompany(app);
    started = { model, app, vendor, productId: await createReadyProduct(app, vendor) };
  });
  afterAll(async () => {
    await started?.app.stop();
    await started?.model.stop();
  });
  beforeEach(async () => {
    now().model.behave(behaviour);
    await database().write.delete(companyUsage);
  });
  return {
    get app() {
      return now().app;
    },
    get model() {
      return now().model;
    },
    get vendor() {
      return now().vendor;
    },
    get productId() {
      return now().productId;
    },
    findUsage: async () => {
      const { token, companyId } = now().vendor;
      const { body } = await now().app.call(companyRoutes.usageInfo, { token, params: { id: companyId } });
      return body.data as Usage;
    },
  };
}
