import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { texts } from '../../../features/auth/texts.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

export function Component() {
  const { token, user } = useSession();
  const navigate = useNavigate();
  // With a token but no user yet, the login form is still loading the user.
  if (token && user) return <Navigate to={paths.dashboard.path} replace />;
  return (
    <PlainPage title={texts.login.title}>
      <LoginForm onDone={() => navigate(paths.dashboard.path, { replace: true })} />
      <p className="mt-6">
        <Link to={paths.forgotPassword.path}>{texts.login.forgotten}</Link>
      </p>
      <p className="mt-2">
        {texts.login.toRegister[0]}
        <Link to={paths.register.path}>{texts.login.toRegister[1]}</Link>
      </p>
    </PlainPage>
  );
}
