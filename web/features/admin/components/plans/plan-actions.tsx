import type { ManagedPlan } from '../../../../../contracts/plans/plan-catalogue.ts';
import { tellOutcome } from '../../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../../lib/browser/toast-store.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DeleteButton } from '../../../../ui/button/delete-button.tsx';
import { useConfirm } from '../../../../ui/overlay/use-confirm.tsx';
import { useRemovePlan, useRetirePlan } from '../../api/plan-catalogue.ts';
import { texts } from '../../plan-texts.ts';

function RetireButton({ name }: { name: string }) {
  const words = texts.retire;
  const { ask, dialog } = useConfirm({
    question: words.question(name),
    consequence: words.consequence,
    verb: words.verb,
    busyText: words.busy,
    mutation: useRetirePlan(true),
    target: name,
    onDone: () => showToast(words.done(name)),
  });
  return (
    <>
      <Button variant="quiet" aria-label={`${words.verb} ${name}`} onClick={ask}>
        {words.verb}
      </Button>
      {dialog}
    </>
  );
}

function OfferButton({ name }: { name: string }) {
  const words = texts.offer;
  const { mutateAsync, isPending } = useRetirePlan(false);
  return (
    <Button
      variant="quiet"
      aria-label={`${words.verb}: ${name}`}
      busyText={isPending && words.verb}
      onClick={() => tellOutcome(mutateAsync(name), words.done(name))}
    >
      {words.verb}
    </Button>
  );
}

function RemoveButton({ name }: { name: string }) {
  const words = texts.remove;
  return (
    <DeleteButton
      label={`${words.verb} ${name}`}
      question={words.question(name)}
      consequence={words.consequence}
      verb={words.verb}
      onDeleted={() => showToast(words.done(name))}
      deletion={useRemovePlan()}
      target={name}
    />
  );
}

/** The actions on a plan. It can be retired if a company has it, otherwise deleted. */
export function PlanActions({ plan, onEdit }: { plan: ManagedPlan; onEdit: () => void }) {
  const { name, isRetired, isNeeded, inUse, prices } = plan;
  const isAlwaysSold = isNeeded && Object.values(prices).every((price) => price === 0);
  return (
    <>
      <Button variant="quiet" aria-label={texts.editNamed(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      {isRetired && <OfferButton name={name} />}
      {!isRetired && !isAlwaysSold && <RetireButton name={name} />}
      {!isNeeded && !inUse && <RemoveButton name={name} />}
    </>
  );
}
