import { Link } from 'react-router';
import { texts } from './texts.ts';

/** Links to the screens above: "Products / HP 9 heat pump". The screen itself is not part of them. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={texts.breadcrumb} className="mb-5 text-13">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {items.map(({ label, href }, index) => (
          <li key={href} className="flex items-baseline gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-3">
                /
              </span>
            )}
            <Link to={href} className="max-sm:py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
