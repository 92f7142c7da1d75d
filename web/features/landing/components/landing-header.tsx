import { paths } from '../../../../contracts/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle.tsx';
import { texts } from '../texts.ts';

type LandingHeaderProps = { isSignedIn: boolean; onLogout: () => void };

/** Mark and the way in: Login and Sign Up, or Dashboard and Logout for who is signed in. */
export function LandingHeader({ isSignedIn, onLogout }: LandingHeaderProps) {
  return (
    <header className="flex min-h-16 items-center gap-2">
      <Mark to={paths.landing.path} />
      <ThemeToggle className="ml-auto" />
      {isSignedIn ? (
        <>
          <Button variant="quiet" onClick={onLogout}>
            {texts.logout}
          </Button>
          <ButtonLink to={paths.dashboard.path} variant="go">
            {texts.dashboard}
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink to={paths.login.path} variant="quiet">
            {texts.login}
          </ButtonLink>
          <ButtonLink to={paths.register.path} variant="go" className="max-sm:hidden">
            {texts.signUp}
          </ButtonLink>
        </>
      )}
    </header>
  );
}
