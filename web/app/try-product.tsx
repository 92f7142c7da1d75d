import type { Exchange } from '../../contracts/chat/chat.ts';
import type { ProductDetail } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { CorrectAnswer } from '../features/corrections/components/correct-answer.tsx';
import { NothingToTry } from '../features/playground/components/nothing-to-try.tsx';
import { PlaygroundPanel } from '../features/playground/components/playground-panel.tsx';
import type { Playground } from '../features/playground/use-playground.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { texts } from './texts.ts';
import { useAnswerViews } from './use-answer-views.tsx';

type TryProductProps = {
  product: ProductDetail;
  playground: Playground;
  /** Where somebody came to ask: the line to ask in takes the focus each time that it is another. */
  focusKey: string | null;
};

/** A place to ask a product what its customers will ask, and to correct what it answers. */
export function TryProduct({ product, playground, focusKey }: TryProductProps) {
  const views = useAnswerViews();
  const { _id: productId, manuals, status } = product;
  if (status !== 'ready') return <NothingToTry />;

  const renderActions = ({ question, answer }: Exchange) => {
    if (answer.answered === undefined) return null;
    if (answer.isByCompany)
      return <ButtonLink to={paths.productCorrections.href(productId)}>{texts.viewCorrections}</ButtonLink>;
    return (
      <CorrectAnswer
        productId={productId}
        question={{ content: question, correction: null, message: answer }}
        manuals={manuals}
        onSaved={() => playground.ask(question)}
        {...views}
      />
    );
  };
  return (
    <PlaygroundPanel
      productId={productId}
      playground={playground}
      focusKey={focusKey}
      renderActions={renderActions}
      {...views}
    />
  );
}
