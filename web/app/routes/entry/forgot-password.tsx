import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { ForgotPasswordForm } from '../../../features/account/components/forgot-password-form.tsx';
import { texts } from '../../../features/account/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

const words = texts.forgot;

export function Component() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <PlainPage title={words.sentTitle}>
        <div className="grid justify-items-start gap-5">
          <p role="status" className="wrap-anywhere">
            {words.sent(sentTo)}
          </p>
          <Button onClick={() => setSentTo(undefined)}>{words.again}</Button>
          <Link to={paths.login.path}>{words.back}</Link>
        </div>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={words.lede}>
      <ForgotPasswordForm onSent={setSentTo} />
      <p className="mt-6">
        <Link to={paths.login.path}>{words.back}</Link>
      </p>
    </PlainPage>
  );
}
