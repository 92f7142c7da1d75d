/** Starts the built product, empty as a newcomer would have it, for a test file. */
import { startTemporaryServer, type TemporaryServer } from '../bench/lib/temporary-server.ts';

export type Product = TemporaryServer;

/** @throws with what the product wrote to standard error if it does not start */
export const startProduct = (): Promise<Product> => startTemporaryServer();
