import type { BotData } from '../../../../contracts/chat/chat.ts';
import { ChosenVariants } from '../asking/chosen-variants.tsx';
import { Composer } from '../asking/composer.tsx';
import type { Asking } from '../asking/use-asking.ts';
import type { ChosenVariants as Variants } from '../asking/use-chosen-variants.ts';
import type { Unsent } from '../asking/use-unsent.ts';
import { OutOfQueriesCard } from './out-of-queries-card.tsx';

type ChatFootProps = {
  botdata: BotData;
  isOut: boolean;
  unsent: Unsent;
  asking: Asking;
  variants: Variants;
};

/** Where questions are asked, or whom to ask once there are none left. */
export function ChatFoot({ botdata, isOut, unsent, asking, variants }: ChatFootProps) {
  return (
    <div className="chat-foot">
      {isOut ? (
        <OutOfQueriesCard company={botdata.company} />
      ) : (
        <>
          <ChosenVariants chosen={variants.chosen} onRemove={variants.remove} />
          <Composer
            product={botdata.product.product_name}
            language={botdata.language}
            unsent={unsent}
            sending={asking.isSending ? asking.pending : null}
            onAsk={asking.ask}
          />
        </>
      )}
    </div>
  );
}
