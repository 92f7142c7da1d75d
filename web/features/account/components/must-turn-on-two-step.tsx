import { useEffect } from 'react';
import { refreshUser } from '../../../lib/api/refresh-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useTwoStepState } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';
import { TwoStep } from './two-step.tsx';

type MustTurnOnTwoStepProps = {
  /** Whether it is on by now and the server lets everything through. */
  isDone: boolean;
  onLeave: () => void;
};

/** The page of somebody who is asked for two-step sign-in, by their company or the installation: nothing but turning it on. */
export function MustTurnOnTwoStep({ isDone, onLeave }: MustTurnOnTwoStepProps) {
  const isOn = useTwoStepState().data?.data.isOn === true;
  useEffect(() => {
    // Loading it again can fail; then the next screen that is opened does it.
    if (isOn) refreshUser().catch(() => undefined);
  }, [isOn]);
  return (
    <Page title={texts.required.title}>
      <Notice tone={isDone ? 'success' : 'caution'}>
        {isDone ? texts.required.done : texts.required.lede}
      </Notice>
      <TwoStep />
      {isDone && (
        <Button variant="go" className="mt-6" onClick={onLeave}>
          {texts.required.goOn}
        </Button>
      )}
    </Page>
  );
}
