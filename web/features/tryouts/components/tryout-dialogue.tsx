import { useRef, useState } from 'react';
import type { Exchange } from '../../../../contracts/chat/chat.ts';
import type { Tryout, tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import { call } from '../../../lib/api/api-client.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { Chip, ChipList } from '../../../ui/button/chip.tsx';
import { AskForm } from '../../../ui/form/ask-form.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { askRoute, holding } from '../api/routes.ts';
import { texts } from '../texts.ts';
import type { TryoutParts } from '../tryout-parts.ts';

type TryoutDialogueProps = { token: string; tryout: Tryout; Answer: TryoutParts['Answer'] };

/** Questions to a manual that is read: the first is answered already, some are proposed, any can be asked. */
export function TryoutDialogue({ token, tryout: { opening, starters }, Answer }: TryoutDialogueProps) {
  const [exchange, setExchange] = useState<Exchange | null>(opening && { ...opening, suggestions: starters });
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
      const input = { headers: holding(token), body: { question } };
      setExchange((await call<typeof tryoutRoutes.ask>(askRoute, input)).data);
    } catch (failure) {
      setError(failure);
    } finally {
      isUnderWay.current = false;
      setIsAsking(false);
    }
  };

  return (
    <div className="grid gap-5">
      {exchange ? (
        <Answer exchange={exchange} canAsk={!isAsking} onAsk={ask} />
      ) : (
        <div className="grid gap-3">
          <p>{texts.noQuestions}</p>
          <ChipList>
            {starters.map((question) => (
              <li key={question} className="max-w-full">
                <Chip disabled={isAsking} onClick={() => ask(question)}>
                  {question}
                </Chip>
              </li>
            ))}
          </ChipList>
        </div>
      )}
      {error !== null && (
        <Notice tone="error">{hasCode(error, 'too_many_requests') ? texts.tooMany : messageOf(error)}</Notice>
      )}
      <AskForm words={texts} isAsking={isAsking} onAsk={ask} className="border-t border-hair pt-4" />
    </div>
  );
}
