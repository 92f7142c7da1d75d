import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { texts } from '../texts.ts';

/** The next step from the landing page: sign up or login; for who is signed in, the dashboard. */
export function StartButtons({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {isSignedIn ? (
        <ButtonLink to={paths.dashboard.path} variant="go" size="large">
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.register.path} variant="go" size="large">
            {texts.start}
          </ButtonLink>
          <ButtonLink to={paths.login.path} size="large">
            {texts.login}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
