import { type ReactNode, useState } from 'react';
import type { ManagedCatalogue, ManagedPlan } from '../../../../../contracts/plans/plan-catalogue.ts';
import type { Catalogue } from '../../../../../contracts/plans/plans.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { texts } from '../../plan-texts.ts';
import { PackTable } from './pack-table.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanTable } from './plan-table.tsx';

const LAST_POSITION = 99;

type PlansProps = {
  catalogue: ManagedCatalogue;
  /** Renders the catalogue as customers see it. */
  preview: (catalogue: Catalogue) => ReactNode;
};

/** Everything that is for sale, with buttons to change it, and below that a preview for customers. */
export function Plans({ catalogue: { plans, queryPacks }, preview }: PlansProps) {
  const [edited, setEdited] = useState<ManagedPlan | 'new' | null>(null);
  const next = Math.min(LAST_POSITION, Math.max(0, ...plans.map(({ position }) => position)) + 1);
  return (
    <>
      <p className="mb-6 max-w-[62ch] text-ink-2">{texts.lede}</p>
      <Section
        title={texts.plans}
        aside={
          <Button variant="go" onClick={() => setEdited('new')}>
            {texts.addPlan}
          </Button>
        }
      >
        <PlanTable plans={plans} onEdit={setEdited} />
      </Section>
      <PackTable packs={queryPacks} />
      <Section title={texts.preview}>
        <p className="mb-4 text-ink-2">{texts.previewLede}</p>
        {preview({ plans: plans.filter(({ isRetired }) => !isRetired), queryPacks })}
      </Section>
      {edited !== null && (
        <PlanDialog plan={edited === 'new' ? null : edited} position={next} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
