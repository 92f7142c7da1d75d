/** Address of the screen with what new versions of a product change; apart from `paths` as that of its places is. */
export const noticePath = {
  path: '/product-changes/:productId',
  href: (productId: string) => `/product-changes/${productId}`,
} as const;
