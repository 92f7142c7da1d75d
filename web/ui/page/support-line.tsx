import { useIdentity } from '../../lib/browser/identity.ts';
import { texts } from './texts.ts';

/** The address for people who need help; nothing if none is set. */
export function SupportLine({ className }: { className?: string }) {
  const { supportEmail } = useIdentity();
  if (supportEmail === null) return null;
  return (
    <p className={className}>
      {texts.support}
      <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
        {supportEmail}
      </a>
    </p>
  );
}
