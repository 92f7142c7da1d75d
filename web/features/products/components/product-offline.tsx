import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useAllowOffline, useOfflineAllowed } from '../api/product-offline.ts';
import { texts } from '../texts.ts';

const words = texts.offline;

/** Whether customers may save the chat of a product on their devices, where it then answers without a network. */
export function ProductOffline({ productId }: { productId: string }) {
  const { data } = useOfflineAllowed(productId);
  const allow = useAllowOffline(productId);
  if (data === undefined) return null;
  return (
    <section
      aria-labelledby="product-offline"
      className="grid content-start gap-4 border-t border-hair pt-2.5"
    >
      <div className="grid gap-1 text-13 text-ink-2">
        <h2 id="product-offline" className="font-medium text-ink">
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <Checkbox
        checked={allow.isPending ? allow.variables : data}
        isLocked={allow.isPending}
        onChange={(event) => tellOutcome(allow.mutateAsync(event.target.checked), words.saved)}
      >
        {words.allow}
      </Checkbox>
    </section>
  );
}
