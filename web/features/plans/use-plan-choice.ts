import { useState } from 'react';
import type { CataloguePlan, Purchase } from '../../../contracts/plans/plans.ts';
import { canBeTaken, type PlanChoice, useChoosePlan } from './api/choose-plan.ts';
import { texts } from './texts.ts';

/**
 * Choosing a plan: one that takes the place of time that was bought is asked about first.
 * @returns `choosing` the plan that is being sent, `outcome` and `error` of the last choice, `replacement` what the
 *   question before it needs
 */
export function usePlanChoice(companyId: string, current: Purchase) {
  const { mutate, reset, isPending, variables, error } = useChoosePlan(companyId);
  const [outcome, setOutcome] = useState<string>();
  const [wanted, setWanted] = useState<CataloguePlan>();

  const send = (choice: PlanChoice) =>
    mutate(choice, {
      onSuccess: ({ plan, isTaken }) => {
        const describe = plan.availability === 'coming-soon' ? texts.notYet : texts.contact;
        setOutcome(isTaken ? texts.taken(plan.name) : describe(plan.name));
        setWanted(undefined);
      },
    });
  const choose = (plan: CataloguePlan) => {
    if (isPending) return;
    setOutcome(undefined);
    reset();
    if (canBeTaken(plan) && current.nextBillingDate !== null) setWanted(plan);
    else send({ plan });
  };

  return {
    choose,
    choosing: isPending ? variables.plan.name : undefined,
    outcome,
    error: wanted ? null : error,
    replacement: {
      plan: wanted,
      isReplacing: isPending,
      error: wanted ? error : null,
      onConfirm: () => wanted && send({ plan: wanted, replaces: current.plan }),
      onClose: () => {
        setWanted(undefined);
        reset();
      },
    },
  };
}
