import { paths } from '../../../../contracts/paths.ts';
import { SiteLinks } from '../../../ui/page/site-links.tsx';
import { SupportLine } from '../../../ui/page/support-line.tsx';
import { MARK_STYLE, MarkDrawing } from '../../../ui/picture/mark-drawing.tsx';
import { texts } from '../texts.ts';

const DEMO = { label: texts.requestDemo, href: paths.demoForm.path };
const VISITORS_WAYS = [
  { label: texts.login, href: paths.login.path },
  { label: texts.signUp, href: paths.register.path },
  DEMO,
];
const USERS_WAYS = [{ label: texts.dashboard, href: paths.dashboard.path }, DEMO];

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-8 items-center text-ink-2 max-sm:min-h-ctl">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The footer of every page for visitors. */
export function SiteFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className="grid grid-cols-[2fr_1fr_1fr] gap-10 py-10 text-13 text-ink-2 max-md:grid-cols-2">
      <div className="max-md:col-span-2">
        <a href={paths.landing.path} className={MARK_STYLE}>
          <MarkDrawing />
        </a>
        <p className="mt-2.5 max-w-[36ch]">{texts.footer}</p>
        <SupportLine className="mt-2.5" />
      </div>
      <Links
        links={texts.sections.map(({ label, id }) => ({ label, href: `${paths.landing.path}#${id}` }))}
      />
      <Links links={isSignedIn ? USERS_WAYS : VISITORS_WAYS} />
      <div className="col-span-full border-t border-hair pt-4">
        <SiteLinks className="gap-x-6" />
      </div>
    </footer>
  );
}
