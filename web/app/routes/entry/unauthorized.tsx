import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { texts } from '../../texts.ts';

export function Component() {
  return (
    <PlainPage title={texts.unauthorized.title} lede={texts.unauthorized.text}>
      <ButtonLink to={paths.login.path} variant="go">
        {texts.unauthorized.login}
      </ButtonLink>
    </PlainPage>
  );
}
