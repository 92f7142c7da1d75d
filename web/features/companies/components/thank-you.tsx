import type { Role } from '../../../../contracts/account/auth.ts';
import { paths } from '../../../../contracts/paths.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { useCountdown } from '../../../lib/browser/use-countdown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { SupportLine } from '../../../ui/page/support-line.tsx';
import { texts } from '../texts.ts';

const REDIRECT_AFTER_SECONDS = 20;

type ThankYouProps = {
  /** Null for a visitor, of whom nothing is known. */
  role: Role | null;
  /** Called when the time of the countdown is over. */
  onLeave: () => void;
  onLogout: () => void;
};

/** What happens after the profile was created, where to go from here, and a countdown. */
export function ThankYou({ role, onLeave, onLogout }: ThankYouProps) {
  const { secondsLeft, stop } = useCountdown(REDIRECT_AFTER_SECONDS, onLeave);
  return (
    <div className="grid gap-6">
      {role === 'company' ? <p>{texts.thanks.approved}</p> : <NextSteps isWaiting={role === 'user'} />}
      <div className="flex flex-wrap gap-2">
        {role === 'user' ? (
          <>
            <ButtonLink to={paths.products.path} variant="go">
              {texts.thanks.toProduct}
            </ButtonLink>
            <ButtonLink to={paths.settings.path}>{texts.thanks.toProfile}</ButtonLink>
          </>
        ) : (
          <ButtonLink to={paths.dashboard.path} variant="go">
            {texts.thanks.toDashboard}
          </ButtonLink>
        )}
        <ButtonLink to={paths.landing.path}>{texts.thanks.toHome}</ButtonLink>
        {role === 'user' && (
          <Button variant="quiet" onClick={onLogout}>
            {texts.thanks.logout}
          </Button>
        )}
      </div>
      <SupportLine />
      {secondsLeft !== null && (
        <p className="flex flex-wrap items-center gap-x-3 border-t border-hair pt-3 text-13 text-ink-2">
          <span role="timer" className="tabular-nums">
            {texts.thanks.redirect(secondsLeft)}
          </span>
          <Button variant="quiet" onClick={stop}>
            {texts.thanks.stay}
          </Button>
        </p>
      )}
    </div>
  );
}

function NextSteps({ isWaiting }: { isWaiting: boolean }) {
  const { processing, mailFollows, noMail, meanwhile, steps, mailStep } = texts.thanks;
  const hasMailServer = useHasMailServer();
  return (
    <>
      <p>{`${processing} ${hasMailServer ? mailFollows : noMail}`}</p>
      {isWaiting && <p>{meanwhile}</p>}
      <section>
        <h2 className="mb-3 font-semibold">{texts.thanks.next}</h2>
        <ol className="grid gap-3">
          {[...steps, ...(hasMailServer ? [mailStep] : [])].map((step, index) => (
            <li key={step} className="flex items-center gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-6.5 flex-none place-items-center rounded-[50%] border-[1.25px] border-ink font-mono text-13 font-medium"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
