import { type ReactNode, useState } from 'react';
import type { Product } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { useManualChoice } from '../../../lib/api/use-manual-choice.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { useCreateFromAddress } from '../api/create-from-address.ts';
import { useCreateProduct } from '../api/create-product.ts';
import type { NewProductForm as NewProductFields } from '../product-form.ts';
import { texts } from '../texts.ts';
import { findUnsentProduct, forgetUnsentProduct, keepUnsentProduct } from '../unsent-product.ts';
import { NewProductForm } from './new-product-form.tsx';
import { NewProductHelp } from './new-product-help.tsx';
import { SendingPanel } from './sending-panel.tsx';

type AddProductProps = {
  /** Renders the stage in which the manual of the created product is read; it reports whether that failed. */
  renderReading: (product: Product, onFailedChange: (hasFailed: boolean) => void) => ReactNode;
};

/** The form of a new product, and the overlay beside it once it is being sent. */
export function AddProduct({ renderReading }: AddProductProps) {
  const userId = useSession().user?._id;
  const [unsent] = useState(() => findUnsentProduct(userId));
  const upload = useCreateProduct();
  const fetching = useCreateFromAddress();
  const forgetFailure = () => {
    upload.reset();
    fetching.reset();
  };
  const choice = useManualChoice({ isRequired: true, initialFile: unsent?.file, onChoose: forgetFailure });
  const [product, setProduct] = useState<Product | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isSending = upload.isSending || fetching.isPending;
  const isLocked = isSending || product !== null;
  const guard = useLeaveGuard(isSending, texts.sending.leave);

  const send = sendBy({ upload, fetching, userId, onCreated: setProduct });
  const error = upload.error ?? fetching.error;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,452px)] items-start gap-10 max-lg:gap-6 max-md:grid-cols-1">
      <NewProductForm
        choice={choice}
        isLocked={isLocked}
        isSending={isSending}
        isCreated={product !== null}
        failure={error ? describeUploadFailure(error) : undefined}
        initialFields={unsent?.fields}
        onSubmit={send}
        onGiveUp={forgetUnsentProduct}
        onStop={fetching.isPending ? fetching.cancel : upload.cancel}
        onEdit={forgetFailure}
      />
      <div className="max-md:data-active:order-first" data-active={isLocked || undefined}>
        {isLocked ? (
          <SendingPanel
            fileBytes={choice.file?.size ?? null}
            progress={upload.progress}
            isSent={product !== null}
            hasFailed={hasFailed}
            footer={product ? <AfterSending product={product} hasFailed={hasFailed} /> : texts.sending.stay}
          >
            {product && renderReading(product, setHasFailed)}
          </SendingPanel>
        ) : (
          <NewProductHelp />
        )}
      </div>
      {guard.dialog}
    </div>
  );
}

type Sending = {
  upload: ReturnType<typeof useCreateProduct>;
  fetching: ReturnType<typeof useCreateFromAddress>;
  userId: string | undefined;
  onCreated: (product: Product) => void;
};

/** Sends a file, which is kept until it has arrived, or an address where there is no file. */
const sendBy =
  ({ upload, fetching, userId, onCreated }: Sending) =>
  (entered: NewProductFields, file: File | null) => {
    const { address, ...fields } = entered;
    if (!file) {
      fetching.send({ ...fields, address }, { onSuccess: (reply) => onCreated(reply.data) });
      return;
    }
    if (userId) keepUnsentProduct(userId, { fields: entered, file });
    upload.send({ fields, file }, (reply) => {
      forgetUnsentProduct();
      onCreated(reply.data);
    });
  };

function AfterSending({ product, hasFailed }: { product: Product; hasFailed: boolean }) {
  return (
    <>
      <p>{hasFailed ? texts.sending.canReplace : texts.sending.canLeave}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={paths.productDetails.href(product._id)}>{texts.open}</ButtonLink>
        <ButtonLink to={paths.products.href()}>{texts.all}</ButtonLink>
      </p>
    </>
  );
}
