import { type ComponentType, lazy, Suspense } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../shell/texts.ts';
import type { StepPlayerProps } from './step-player.tsx';

function Unavailable({ headingId, onClose }: StepPlayerProps) {
  return (
    <div className="p-4">
      <h2 id={headingId} className="sr-only">
        {texts.steps.open}
      </h2>
      <Notice tone="error" action={<Button onClick={onClose}>{texts.steps.close}</Button>}>
        {texts.steps.unavailable}
      </Notice>
    </div>
  );
}

const StepPlayer = lazy(async (): Promise<{ default: ComponentType<StepPlayerProps> }> => {
  const player = await import('./step-player.tsx').catch(() => null);
  return { default: player?.StepPlayer ?? Unavailable };
});

/** The step player, which is loaded when somebody opens it. */
export function LazyStepPlayer(props: StepPlayerProps) {
  return (
    <Suspense
      fallback={
        <h2 id={props.headingId} className="sr-only">
          {texts.steps.open}
        </h2>
      }
    >
      <StepPlayer {...props} />
    </Suspense>
  );
}
