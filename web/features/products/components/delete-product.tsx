import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import type { ProductDetail } from '../../../../contracts/products.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useOfferUndo } from '../../../lib/use-offer-undo.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteProduct } from '../api/delete-product.ts';
import { describeLoss } from '../describe-loss.ts';

/** The button that deletes a product, after asking. */
export function DeleteProduct({ product }: { product: ProductDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteProduct();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();

  const confirm = () =>
    deletion.mutate(product._id, {
      onSuccess: () => {
        offerUndo({ kind: 'product', id: product._id }, product.product_name);
        navigate(paths.products.href());
      },
    });
  const ask = () => {
    deletion.reset();
    setIsAsking(true);
  };

  return (
    <>
      <Button variant="quiet" icon={<Trash2 size={18} aria-hidden="true" />} onClick={ask}>
        Delete Product
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        question="Are you sure you want to delete this product?"
        consequence={describeLoss(product)}
        verb="Delete Product"
        busyText={deletion.isPending && 'Deleting...'}
        error={deletion.error ? messageOf(deletion.error) : undefined}
      />
    </>
  );
}
