import { Testimonials } from '../../../features/admin/components/testimonials.tsx';
import { texts } from '../../../features/admin/texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A10" title={texts.testimonials.title}>
      <Testimonials />
    </Page>
  );
}
