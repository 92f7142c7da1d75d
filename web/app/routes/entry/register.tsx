import { Link, useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { RegisterForm } from '../../../features/auth/components/register-form.tsx';
import { texts } from '../../../features/auth/texts.ts';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <PlainPage title={texts.register.title} lede={texts.register.lede}>
      <RegisterForm onDone={() => navigate(paths.createCompany.path, { replace: true })} />
      <p className="mt-6">
        {texts.register.toLogin[0]}
        <Link to={paths.login.path}>{texts.register.toLogin[1]}</Link>
      </p>
    </PlainPage>
  );
}
