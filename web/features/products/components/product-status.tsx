import type { Product } from '../../../../contracts/manuals/products.ts';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

const MARKS = { processing: 'half', ready: 'on', failed: 'off' } as const satisfies Record<
  Product['status'],
  string
>;

/** The status of a product: whether its manuals were read and its chatbots can answer. */
export function ProductStatus({ status }: Pick<Product, 'status'>) {
  return <Status kind={MARKS[status]}>{texts.status[status]}</Status>;
}
