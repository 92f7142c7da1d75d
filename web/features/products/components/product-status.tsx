import type { Product } from '../../../../contracts/products.ts';
import { Status } from '../../../ui/status.tsx';

/** Whether a product's manuals are read and its chatbots can answer. */
export function ProductStatus({ status }: Pick<Product, 'status'>) {
  switch (status) {
    case 'processing':
      return <Status kind="half">Reading</Status>;
    case 'ready':
      return <Status kind="on">Ready</Status>;
    case 'failed':
      return <Status kind="off">Failed</Status>;
  }
}
