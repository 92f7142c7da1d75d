import type { NewProductForm } from './product-form.ts';

/** A new product as it was when it was sent, until it is stored. */
export type UnsentProduct = { fields: NewProductForm; file: File };

let unsent: { userId: string; product: UnsentProduct } | null = null;

/**
 * Keeps a product while it is on its way, so that it is not lost when sending fails and the screen goes, for
 * instance because the session has ended. In memory only: a file can't be kept anywhere else.
 */
export function keepUnsentProduct(userId: string, product: UnsentProduct) {
  unsent = { userId, product };
}

/** Forgets it: it was stored or given up. */
export function forgetUnsentProduct() {
  unsent = null;
}

/** What this user tried to send last; nobody sees what another user of the same browser typed. */
export function findUnsentProduct(userId: string | undefined): UnsentProduct | null {
  return unsent && unsent.userId === userId ? unsent.product : null;
}
