import { useSearchParams } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { PlanChooser } from '../../../features/plans/components/plan-chooser.tsx';
import { texts } from '../../../features/plans/texts.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The page on which a plan is chosen. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <Page numeral="5.1" title={texts.title}>
      <Breadcrumbs items={[{ label: texts.trail, href: paths.subscription.path }]} />
      <PlanChooser wanted={params.get('plan')} />
    </Page>
  );
}
