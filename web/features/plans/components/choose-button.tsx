import type { CataloguePlan } from '../../../../contracts/plans/plans.ts';
import { Button } from '../../../ui/button/button.tsx';
import { canBeTaken } from '../api/choose-plan.ts';
import { texts } from '../texts.ts';

type ChooseButtonProps = { plan: CataloguePlan; isChoosing: boolean; onChoose: () => void };

/** Takes a plan, or asks for one that can't be taken; of one that is not there yet it promises no more than word of it. */
export function ChooseButton({ plan, isChoosing, onChoose }: ChooseButtonProps) {
  const isComing = plan.availability === 'coming-soon';
  const text = isComing ? texts.tellMe : (canBeTaken(plan) ? texts.choose : texts.ask)(plan.name);
  return (
    <Button
      variant={isComing ? 'outline' : 'go'}
      aria-label={isComing ? texts.tellMeOf(plan.name) : undefined}
      busyText={isChoosing && texts.choosing}
      onClick={onChoose}
    >
      {text}
    </Button>
  );
}
