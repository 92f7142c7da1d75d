import { paths } from '../../../contracts/paths.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { texts } from '../texts.ts';

export function Component() {
  return (
    <PlainPage numeral="404" title={texts.notFound.title}>
      <ButtonLink to={paths.dashboard.path} variant="go">
        {texts.notFound.home}
      </ButtonLink>
    </PlainPage>
  );
}
