import './tabs.css';
import { Link, useLocation } from 'react-router';
import { useShownTab } from './use-shown-tab.ts';

export type LinkTab = { label: string; href: string };

/** Index tabs that lead to screens with addresses of their own; the current one is marked. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const path = useLocation().pathname.replace(/\/$/, '');
  const row = useShownTab<HTMLUListElement>(tabs.findIndex(({ href }) => href === path));
  return (
    <nav aria-label={label} className="mb-6">
      <ul ref={row} className="tabs-list">
        {tabs.map((tab) => {
          const isCurrent = path === tab.href;
          return (
            <li key={tab.href} className="flex-none">
              <Link
                to={tab.href}
                aria-current={isCurrent ? 'page' : undefined}
                data-state={isCurrent ? 'active' : 'inactive'}
                className="tabs-tab no-underline"
              >
                {tab.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
