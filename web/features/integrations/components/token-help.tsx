import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { CodeBlock } from '../../../ui/list/code-block.tsx';
import { texts } from '../texts.ts';

const words = texts.tokens;

/** An explanation of access tokens, with a call to try. */
export function TokenHelp() {
  const companyId = useSession().user?.company?._id;
  return (
    <div className="mb-5 grid gap-3">
      <p className="max-w-[70ch] text-ink-2">
        {words.lede}{' '}
        <a href="/docs" target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </p>
      <CodeBlock>{exampleCall(window.location.origin)}</CodeBlock>
      {companyId && (
        <p className="text-ink-2">
          {words.company} <code className="font-mono text-13 wrap-anywhere">{companyId}</code>
        </p>
      )}
    </div>
  );
}

const exampleCall = (origin: string): string =>
  `curl -H "Authorization: Bearer $MANUALIST_TOKEN" ${origin}${productRoutes.allProducts.path}`;
