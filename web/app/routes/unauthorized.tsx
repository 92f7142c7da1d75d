import { paths } from '../../../contracts/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';

export function Component() {
  return (
    <PlainPage title="Unauthorized" lede="Your account may not open this page. Sign in with one that may.">
      <ButtonLink to={paths.login.path} variant="go">
        Login
      </ButtonLink>
    </PlainPage>
  );
}
