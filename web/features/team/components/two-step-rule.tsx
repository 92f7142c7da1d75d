import { useOptimistic, useTransition } from 'react';
import type { TeamMember } from '../../../../contracts/account/team.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useSetTwoStepRule } from '../api/set-two-step-rule.ts';
import { texts } from '../texts.ts';

const words = texts.twoStepRule;

type TwoStepRuleProps = { isRequired: boolean; members: readonly TeamMember[] };

/** A switch by which the owner asks everybody for two-step sign-in, and who has none yet. */
export function TwoStepRule({ isRequired, members }: TwoStepRuleProps) {
  const { mutateAsync } = useSetTwoStepRule();
  const [isChanging, startChange] = useTransition();
  const [isOn, setOn] = useOptimistic(isRequired);
  const change = (isWanted: boolean) =>
    startChange(async () => {
      setOn(isWanted);
      await tellOutcome(mutateAsync(isWanted), isWanted ? words.on : words.off);
    });
  const missing = members.filter(({ hasTwoStep }) => !hasTwoStep).length;
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <Checkbox
        isLocked={isChanging}
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      >
        {words.label}
      </Checkbox>
      <p className="text-13 text-ink-2">{words.missing(missing)}</p>
    </Section>
  );
}
