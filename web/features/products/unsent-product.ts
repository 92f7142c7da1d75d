import type { NewProductForm } from './product-form.ts';

/** A new product that is being sent and is not stored yet. */
export type UnsentProduct = { fields: NewProductForm; file: File };

let unsent: { userId: string; product: UnsentProduct } | null = null;

/**
 * Keeps a product while it is being sent, so that it is not lost if that fails and the screen is left, for instance
 * because the session has ended. It is only in memory, because a file can't be kept anywhere else.
 */
export function keepUnsentProduct(userId: string, product: UnsentProduct) {
  unsent = { userId, product };
}

/** Forgets the product, which was stored or given up. */
export function forgetUnsentProduct() {
  unsent = null;
}

/** The product that this user tried to send last; those of other users of the same browser are not given. */
export function findUnsentProduct(userId: string | undefined): UnsentProduct | null {
  return unsent && unsent.userId === userId ? unsent.product : null;
}
