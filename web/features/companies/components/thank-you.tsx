import { paths } from '../../../../contracts/paths.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SupportLine } from '../../../ui/support-line.tsx';
import { texts } from '../texts.ts';

const REDIRECT_AFTER_SECONDS = 20;

/** What happens after the profile was created, and a countdown that ends in `onLeave`. */
export function ThankYou({ onLeave }: { onLeave: () => void }) {
  const { secondsLeft, stop } = useCountdown(REDIRECT_AFTER_SECONDS, onLeave);
  return (
    <div className="grid gap-6">
      <p>{texts.thanks.processing}</p>
      <section>
        <h2 className="mb-3 font-semibold">{texts.thanks.next}</h2>
        <ol className="grid gap-3">
          {texts.thanks.steps.map((step, index) => (
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
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.dashboard.path} variant="go">
          {texts.thanks.toDashboard}
        </ButtonLink>
        <ButtonLink to={paths.landing.path}>{texts.thanks.toHome}</ButtonLink>
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
