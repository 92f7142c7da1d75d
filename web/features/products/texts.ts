/** Words of the products: their list, their pages and forms. */
export const texts = {
  deletion: {
    verb: 'Delete Product',
    question: 'Are you sure you want to delete this product?',
    busy: 'Deleting...',
  },
} as const;
