import { type SitePage, sitePaths } from '../../../contracts/site-paths.ts';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../../lib/text/site-texts.ts';

const PAGES = Object.keys(sitePaths) as SitePage[];

/** Links to the documentation, the status and the legal pages. The server writes those, so they are loaded anew. */
export function SiteLinks({ className }: { className?: string }) {
  return (
    <nav aria-label={texts.label}>
      <ul className={classNames('flex flex-wrap gap-x-3', className)}>
        {PAGES.map((page) => (
          <li key={page}>
            <a
              href={sitePaths[page]}
              className="inline-flex min-h-6 items-center text-ink-2 max-sm:min-h-ctl"
            >
              {texts.pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
