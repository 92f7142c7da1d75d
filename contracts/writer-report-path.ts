/**
 * Address of the screen for whoever writes a product's manual; see `paths`. It is apart because the customer's chat loads those, and leads
 * to no such screen.
 */
export const writerReportPath = {
  path: '/writer-report/:productId',
  href: (productId: string) => `/writer-report/${productId}`,
} as const;
