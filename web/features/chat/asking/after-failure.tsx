import type { Message } from '../../../../contracts/chat/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { LastResort } from '../answer/last-resort.tsx';
import type { Verdict } from '../answer/use-verdict.ts';
import { texts } from '../shell/texts.ts';

type AfterFailureProps = { message: Message; verdict: Verdict; isNewest: boolean; hasRemedy: boolean };

/** The content after "does not work": a button for the next remedy, which is shown further down, or the last resort. */
export function AfterFailure({ message, verdict, isNewest, hasRemedy }: AfterFailureProps) {
  const { isLooking, isFailed, find } = verdict.remedy;
  if (hasRemedy) return null;
  if (isLooking) return <p className="text-16 text-ink-2">{texts.remedy.looking}</p>;
  if (isFailed) {
    return (
      <Notice tone="error" action={<Button onClick={find}>{texts.tryAgain}</Button>}>
        {texts.remedy.failed}
      </Notice>
    );
  }
  if (message.noRemedyLeft) return <LastResort isNewest={isNewest} />;
  return (
    <Button className="justify-self-start" onClick={find}>
      {texts.remedy.find}
    </Button>
  );
}
