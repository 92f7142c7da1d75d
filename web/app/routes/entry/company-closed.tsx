import { useEffect } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { texts } from '../../../features/company-data/texts.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

/** What an owner sees who has closed the company: what happens now, and how it is undone. */
export function Component() {
  // It ended on the server, and what this browser kept of it is nobody's any more.
  useEffect(clearSession, []);
  return (
    <PlainPage title={texts.closed.title} lede={texts.closed.lede}>
      <ButtonLink to={paths.landing.path}>{texts.closed.leave}</ButtonLink>
    </PlainPage>
  );
}
