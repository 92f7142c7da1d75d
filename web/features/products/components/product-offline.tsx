import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useAllowOffline, useOfflineAllowed } from '../api/product-offline.ts';
import { texts } from '../texts.ts';
import { ProductSetting } from './product-setting.tsx';

const words = texts.offline;

/** Whether customers may save the chat of a product on their devices, where it then answers without a network. */
export function ProductOffline({ productId }: { productId: string }) {
  const { data, error, refetch } = useOfflineAllowed(productId);
  const allow = useAllowOffline(productId);
  return (
    <ProductSetting id="product-offline" title={words.title} text={words.text}>
      {data === undefined ? (
        <Unloaded error={error} onRetry={refetch} />
      ) : (
        <Checkbox
          checked={allow.isPending ? allow.variables : data}
          isLocked={allow.isPending}
          onChange={(event) => tellOutcome(allow.mutateAsync(event.target.checked), words.saved)}
        >
          {words.allow}
        </Checkbox>
      )}
    </ProductSetting>
  );
}
