/** Classes for the columns of the product list: as many covers as fit, or one below the other on phones. */
export const productGridStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-7 gap-y-10 max-sm:grid-cols-1 max-sm:gap-y-6';
