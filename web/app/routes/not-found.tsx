import { paths } from '../../../contracts/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';

export function Component() {
  return (
    <PlainPage numeral="404" title="Oops! The page you're looking for doesn't exist.">
      <ButtonLink to={paths.dashboard.path} variant="go">
        Go Back Home
      </ButtonLink>
    </PlainPage>
  );
}
