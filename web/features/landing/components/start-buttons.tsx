import { paths } from '../../../../contracts/paths.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { texts } from '../texts.ts';

/** Links to the next step from the landing page: trial or demo, or the dashboard for people who are signed in. */
export function StartButtons({ isSignedIn }: { isSignedIn: boolean }) {
  const start = isSignedIn
    ? { href: paths.dashboard.path, text: texts.dashboard }
    : { href: paths.register.path, text: texts.start };
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid">
      <a href={start.href} className={buttonStyle('go', 'large')}>
        {start.text}
      </a>
      <a href={paths.demoForm.path} className={buttonStyle('outline', 'large')}>
        {texts.requestDemo}
      </a>
    </div>
  );
}
