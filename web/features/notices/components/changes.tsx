import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useChanges } from '../api/notices.ts';
import { texts } from '../texts.ts';
import { ChangingVersions } from './changing-versions.tsx';
import { Notices } from './notices.tsx';

/** What new versions of a product's manuals change of answers, and the notices to customers who asked to be told. */
export function Changes({ productId }: { productId: string }) {
  const { data, error, refetch } = useChanges(productId);
  return (
    <>
      <p className="mb-8 max-w-[70ch] text-ink-2">{texts.lede}</p>
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
      {data && (
        <>
          <ChangingVersions productId={productId} versions={data.versions} />
          <Notices productId={productId} people={data.people} notices={data.notices} />
        </>
      )}
    </>
  );
}
