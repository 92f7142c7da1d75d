import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { useDeleteProduct } from '../api/delete-product.ts';
import { describeLoss } from '../describe-loss.ts';
import { texts } from '../texts.ts';

const words = texts.deletion;

/** A button that deletes a product, after asking. */
export function DeleteProduct({ product }: { product: ProductDetail }) {
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const { ask, dialog } = useConfirm({
    mutation: useDeleteProduct(),
    target: product._id,
    question: words.question,
    consequence: describeLoss(product),
    verb: words.verb,
    busyText: words.busy,
    onDone: () => {
      offerUndo({ kind: 'product', id: product._id }, product.product_name);
      navigate(paths.products.href());
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 size={18} aria-hidden="true" />} onClick={ask}>
        {words.verb}
      </Button>
      {dialog}
    </>
  );
}
