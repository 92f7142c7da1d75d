/**
 * One product for the files whose people keep to companies of their own, as a vendor's or a customer's: each of them
 * starting one took over two seconds of processor time.
 */
import type { TestProject } from 'vitest/node';
import { startTemporaryServer } from '../../bench/lib/running/temporary-server.ts';
import { makeTemporaryHome, removeTemporaryHome } from '../../server/testing/set-up/temporary-home.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the shared product, without a trailing slash. */
    sharedProduct: string;
  }
}

/** Runs before the first file; what it resolves to ends the product after the last. */
export default async function startSharedProduct(project: TestProject): Promise<() => Promise<void>> {
  const home = await makeTemporaryHome();
  project.provide('temporaryHome', home);
  process.env.TMPDIR = home;
  const { url, stop } = await startTemporaryServer();
  project.provide('sharedProduct', url);
  return async () => {
    await stop();
    await removeTemporaryHome(home);
  };
}
