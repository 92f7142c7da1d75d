import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { ResetPasswordForm } from '../../../features/account/components/reset-password-form.tsx';
import { texts } from '../../../features/account/texts.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

const words = texts.reset;

export function Component() {
  const token = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        <ButtonLink to={paths.login.path} variant="go">
          {texts.toLogin}
        </ButtonLink>
      </PlainPage>
    );
  }
  if (token === '') {
    return (
      <PlainPage title={words.title} lede={words.incomplete}>
        <ButtonLink to={paths.forgotPassword.path} variant="go">
          {words.askAgain}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={words.lede}>
      <ResetPasswordForm key={token} token={token} onDone={() => setIsDone(true)} />
    </PlainPage>
  );
}
