/**
 * Addresses of the screens for instructions pages; see `paths`. They are apart because the customer's chat loads those,
 * and leads to none of these.
 */
export const instructionPaths = {
  /** What a company publishes of a product. */
  product: {
    path: '/product-instructions/:productId',
    href: (productId: string) => `/product-instructions/${productId}`,
  },
  /** What all companies have promised, for administrators. */
  promises: { path: '/admin/promises', href: () => '/admin/promises' },
} as const;
