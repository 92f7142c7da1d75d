import { useState } from 'react';
import type { tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import { paths } from '../../../../contracts/paths.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { wantTryout } from '../../../lib/browser/kept-tryout.ts';
import { describeReading } from '../../../lib/text/describe-reading.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { discardRoute, holding } from '../api/routes.ts';
import { useTryout } from '../api/use-tryout.ts';
import { texts } from '../texts.ts';
import type { TryoutParts } from '../tryout-parts.ts';
import { TryoutDialogue } from './tryout-dialogue.tsx';

type TryoutFigureProps = TryoutParts & {
  token: string;
  isSignedIn: boolean;
  /** Called when the manual is there no more, by itself or because the visitor threw it away. */
  onGone: () => void;
  onDiscarded: () => void;
};

/** A visitor's manual: its pages being read, then its answers, and what can be done with it. */
export function TryoutFigure({ token, isSignedIn, onGone, onDiscarded, Reading, Answer }: TryoutFigureProps) {
  const { tryout, error } = useTryout(token, onGone);
  if (!tryout)
    return error === null ? (
      <p role="status">{texts.loading}</p>
    ) : (
      <Notice tone="error">{messageOf(error)}</Notice>
    );
  const { progress, title, expiresAt } = tryout;
  const { status } = progress;
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p role="status" className="text-13 text-ink-2">
          {status === 'ready' ? texts.ready : describeReading(progress)}
        </p>
      </div>
      {status === 'ready' ? (
        <TryoutDialogue token={token} tryout={tryout} Answer={Answer} />
      ) : status === 'failed' ? (
        <Notice tone="error">{progress.error ?? texts.failed}</Notice>
      ) : (
        <Reading progress={progress} />
      )}
      <Ways token={token} isSignedIn={isSignedIn} hasFailed={status === 'failed'} onDiscarded={onDiscarded} />
      <p className="text-13 text-ink-2">{texts.expires(formatDateTime(expiresAt))}</p>
    </div>
  );
}

type WaysProps = { token: string; isSignedIn: boolean; hasFailed: boolean; onDiscarded: () => void };

function Ways({ token, isSignedIn, hasFailed, onDiscarded }: WaysProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const discard = async () => {
    setIsLeaving(true);
    // Whatever becomes of the call, the day ends by itself.
    await call<typeof tryoutRoutes.discard>(discardRoute, { headers: holding(token) }).catch(() => undefined);
    onDiscarded();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={isSignedIn ? paths.dashboard.path : paths.register.path}
        className={buttonStyle('go', 'large')}
        onClick={wantTryout}
      >
        {texts.keep}
      </a>
      <span className="text-13 text-ink-2">{isSignedIn ? texts.keepHintSignedIn : texts.keepHint}</span>
      <Button variant="quiet" className="ml-auto max-sm:ml-0" disabled={isLeaving} onClick={discard}>
        {hasFailed ? texts.another : texts.discard}
      </Button>
    </div>
  );
}
