/** Starts the built product, empty as a newcomer would have it, for a test file. */
import { startTemporaryServer, type TemporaryServer } from '../bench/lib/temporary-server.ts';

export type Product = TemporaryServer;

/**
 * @param env settings besides the folder and the port
 * @throws with what the product wrote to standard error if it does not start
 */
export const startProduct = (env: Record<string, string> = {}): Promise<Product> =>
  startTemporaryServer({ env });
