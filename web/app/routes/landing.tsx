import { texts } from '../../features/landing/texts.ts';
import { DocumentTitle } from '../../ui/page/document-title.tsx';
import { LandingPage } from '../landing-page.tsx';

/** The landing page as the router shows it to people who come from another screen. */
export function Component() {
  return (
    <>
      <DocumentTitle>{texts.title}</DocumentTitle>
      <LandingPage />
    </>
  );
}
