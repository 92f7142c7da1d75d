import type { ReactNode } from 'react';
import type { BotData } from '../../../../contracts/chat/chat.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { questionsLeft } from '../asking/question-counter.ts';
import { ContactButton } from './contact-button.tsx';
import { ProductMark } from './product-mark.tsx';
import { texts } from './texts.ts';

type ChatHeaderProps = {
  botdata: BotData;
  /** Whether the link is out of queries, which may be for another reason than its own number of them. */
  isOut: boolean;
  /** Begins a new conversation; missing where there is none to leave. */
  anew?: ReactNode;
};

/** The header: product, the way to its company, and the number of questions left on this link. */
export function ChatHeader({ botdata, isOut, anew }: ChatHeaderProps) {
  const { product, company, queriesUsed, queryLimit } = botdata;
  const count = questionsLeft(queriesUsed, queryLimit);
  const [left, unit] = texts.questionsLeft(count, queryLimit);
  return (
    <header
      className={classNames(
        'chat-header sticky top-0 z-20 flex items-center gap-3.5 bg-paper max-sm:gap-2.5 max-[300px]:flex-wrap py-2.5 max-md:py-2',
        company.accent === null ? 'border-b border-ink' : 'border-b-3 border-go',
      )}
    >
      {/* Beside what can be done there is no room for an ornament on a phone. */}
      <ProductMark
        name={product.product_name}
        logo={company.logo}
        cover={botdata.cover}
        className={anew && !company.logo ? 'max-sm:hidden' : undefined}
      />
      <div className="min-w-0 flex-1">
        <PageTitle
          className="line-clamp-2 text-16 leading-tight font-semibold wrap-anywhere md:line-clamp-1"
          title={product.product_name}
        >
          {product.product_name}
        </PageTitle>
        <ContactButton className="-my-0.5" />
      </div>
      {/* Questions that can't be asked are not left. */}
      {(count === 0 || !isOut) && (
        <p className="flex-none text-right text-13 text-ink-2 tabular-nums max-md:text-12">
          {left} <br />
          {unit}
        </p>
      )}
      {anew}
    </header>
  );
}
