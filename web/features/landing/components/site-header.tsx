import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ThemeToggle } from '../../../ui/page/theme-toggle.tsx';
import { MARK_STYLE, MarkDrawing } from '../../../ui/picture/mark-drawing.tsx';
import { texts } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

const MENU_ID = 'site-menu';

/** Login and Sign Up, or Dashboard and Logout for people who are signed in. */
function WaysIn({ isSignedIn, onLogout }: Visitor) {
  return isSignedIn ? (
    <>
      <Button variant="quiet" onClick={onLogout}>
        {texts.logout}
      </Button>
      <a href={paths.dashboard.path} className={buttonStyle('go')}>
        {texts.dashboard}
      </a>
    </>
  ) : (
    <>
      <a href={paths.login.path} className={buttonStyle('quiet')}>
        {texts.login}
      </a>
      <a href={paths.register.path} className={buttonStyle('go')}>
        {texts.signUp}
      </a>
    </>
  );
}

/**
 * The header: mark, sections of the landing page, and sign-in; on phones in a menu. Its links load their pages anew,
 * because these pages have no router.
 */
export function SiteHeader(visitor: Visitor) {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-6">
      <a href={paths.landing.path} className={MARK_STYLE}>
        <MarkDrawing />
      </a>
      <ThemeToggle className="ml-auto md:order-2" />
      <Button
        className="md:hidden"
        icon={<Icon size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.menu}
      </Button>
      <div
        id={MENU_ID}
        className={classNames(
          'md:contents max-md:w-full max-md:gap-4 max-md:border-b-2 max-md:border-ink max-md:pb-4',
          isOpen ? 'max-md:grid' : 'max-md:hidden',
        )}
      >
        <nav aria-label={texts.menu} className="flex gap-x-6 max-md:grid md:mr-auto md:-order-0">
          {texts.sections.map(({ label, id }) => (
            <a
              key={id}
              href={`${paths.landing.path}#${id}`}
              className="flex min-h-ctl items-center text-ink no-underline hover:underline max-md:border-t max-md:border-hair"
              onClick={() => setIsOpen(false)}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex gap-2 max-md:*:flex-1 md:order-3">
          <WaysIn {...visitor} />
        </div>
      </div>
    </header>
  );
}
