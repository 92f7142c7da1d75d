import { Suspense, useRef, useState } from 'react';
import type { Exchange } from '../../../../contracts/chat/chat.ts';
import type { Showcase, showcaseRoutes } from '../../../../contracts/chat/showcase.ts';
import { call } from '../../../lib/api/api-client.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useReply } from '../../../lib/api/use-reply.ts';
import { AskForm } from '../../../ui/form/ask-form.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { askShowcaseRoute, showcaseRoute } from '../api/routes.ts';
import type { ShowcaseAnswer } from '../showcase-answer.ts';
import { texts } from '../texts.ts';

const words = texts.showcase;

/** A placeholder of the figure's size, so that nothing below moves when the figure appears. */
function Opening() {
  return (
    <div role="status" className="needs-scripts min-h-[640px] border-t-2 border-ink pt-6 text-ink-2">
      {words.loading}
    </div>
  );
}

function LiveFigure({ showcase, Answer }: { showcase: Showcase; Answer: ShowcaseAnswer }) {
  const [exchange, setExchange] = useState<Exchange>(showcase.opening);
  const [error, setError] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);
  // State changes too late to stop a second press within the same frame.
  const isUnderWay = useRef(false);

  const ask = async (question: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsAsking(true);
    setError(null);
    try {
      const reply = await call<typeof showcaseRoutes.ask>(askShowcaseRoute, { body: { question } });
      setExchange(reply.data);
    } catch (failure) {
      setError(failure);
    } finally {
      isUnderWay.current = false;
      setIsAsking(false);
    }
  };

  // A visitor's own question may have a short answer, below which the height of the first one would leave a gap.
  const room = exchange === showcase.opening ? 'min-h-[640px]' : '';
  return (
    <figure aria-label={words.label} className={`${room} border-t-2 border-ink pt-6`}>
      <Answer company={showcase.company} exchange={exchange} canAsk={!isAsking} onAsk={ask} />
      {error !== null && (
        <Notice tone="error" className="mt-4">
          {hasCode(error, 'too_many_requests') ? words.tooMany : messageOf(error)}
        </Notice>
      )}
      <AskForm words={words} isAsking={isAsking} onAsk={ask} className="mt-5 border-t border-hair pt-4" />
      <figcaption className="mt-3.5 flex gap-2.5 text-12 text-ink-2">
        <b className="font-mono font-medium whitespace-nowrap text-ink">{words.figure}</b>
        <span>{words.caption(showcase.productName)}</span>
      </figcaption>
    </figure>
  );
}

/** The product at work on the sample manual; nothing if there is no demo company or it can't be loaded. */
export function ShowcaseFigure({ Answer }: { Answer: ShowcaseAnswer }) {
  const { reply, error } = useReply<typeof showcaseRoutes.show>(showcaseRoute);
  if (error) return null;
  if (!reply) return <Opening />;
  if (!reply.data) return null;
  // The whole figure appears at once, because a later part would move the others.
  return (
    <Suspense fallback={<Opening />}>
      <LiveFigure showcase={reply.data} Answer={Answer} />
    </Suspense>
  );
}
