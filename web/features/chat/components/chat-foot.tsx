import type { BotData } from '../../../../contracts/chat.ts';
import type { Asking } from '../use-asking.ts';
import type { ChosenVariants as Variants } from '../use-chosen-variants.ts';
import type { Unsent } from '../use-unsent.ts';
import { ChosenVariants } from './chosen-variants.tsx';
import { Composer } from './composer.tsx';
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
