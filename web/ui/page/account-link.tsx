import { Link } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { texts } from './texts.ts';

/** The signed-in person's name in the sidebar, which leads to their account. */
export function AccountLink({ children }: { children: string }) {
  return (
    <Link
      to={paths.account.path}
      title={texts.account}
      className="block truncate font-semibold text-ink no-underline hover:underline"
    >
      {children}
    </Link>
  );
}
