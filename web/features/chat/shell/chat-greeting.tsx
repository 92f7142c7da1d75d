import './chat.css';
import type { ProofKind } from '../../../../contracts/chat/proof-kind.ts';
import { texts } from './texts.ts';

type ChatGreetingProps = { product: string; company: string; proofKind: ProofKind };

/**
 * What a conversation without a question looks like while its page is loading: the words that are known before anything is
 * asked of the server, where `ChatHeader` and `Welcome` have them. It is only ever HTML.
 */
export function ChatGreeting({ product, company, proofKind }: ChatGreetingProps) {
  return (
    <div className="chat-screen" aria-busy="true">
      <header className="chat-header sticky top-0 z-20 flex items-center gap-3.5 border-b border-ink bg-paper py-2.5 max-md:py-2 max-sm:gap-2.5">
        <span aria-hidden="true" className="h-11 w-[33px] flex-none bg-wash" />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-16 leading-tight font-semibold wrap-anywhere md:line-clamp-1">
            {product}
          </h1>
          <span className="block truncate text-13 text-ink-2">{company}</span>
        </div>
      </header>
      <main className="chat-column">
        <div className="flex flex-1 flex-col gap-5 py-7 max-md:py-4">
          {/* The row of what a chat offers besides answers. */}
          <p className="-my-2 min-h-ctl" />
          <div className="grid gap-2">
            <h2 className="text-26 font-semibold tracking-tight wrap-anywhere">
              {texts.welcome.title(product)}
            </h2>
            <p className="max-w-[62ch] text-16 text-ink-2">{texts.welcome.lede[proofKind]}</p>
            <p className="max-w-[62ch] text-13 text-ink-2 wrap-anywhere">
              {texts.isMachine} {texts.readBy(company)}
            </p>
          </div>
        </div>
        <div className="chat-foot">
          <div aria-hidden="true" className="h-13 rounded-ctl border border-line bg-sheet" />
          <p className="mt-1.5 text-12 text-ink-3">{texts.composer.note[proofKind]}</p>
        </div>
      </main>
    </div>
  );
}
