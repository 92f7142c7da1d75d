/**
 * Address of the screen with the places of a product; see `paths`. It is apart because the customer's chat loads those, and leads to no
 * such screen.
 */
export const placePath = {
  path: '/product-places/:productId',
  href: (productId: string) => `/product-places/${productId}`,
} as const;
