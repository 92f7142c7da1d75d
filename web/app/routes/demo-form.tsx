import { DemoRequest } from '../../features/demo-requests/components/demo-request.tsx';
import { texts } from '../../features/demo-requests/texts.ts';
import { SiteFooter } from '../../features/landing/components/site-footer.tsx';
import { SiteHeader } from '../../features/landing/components/site-header.tsx';
import { useLogout } from '../../features/session/api/log-out.ts';
import { useSession } from '../../lib/browser/use-session.ts';
import { DocumentTitle } from '../../ui/page/document-title.tsx';

export function Component() {
  const isSignedIn = useSession().token !== null;
  const logout = useLogout();
  return (
    <div className="mx-auto max-w-[1160px] px-10 max-md:px-4">
      <DocumentTitle>{texts.title}</DocumentTitle>
      <SiteHeader isSignedIn={isSignedIn} onLogout={logout} />
      <main className="min-h-[60dvh] pt-8 pb-16">
        <DemoRequest />
      </main>
      <SiteFooter isSignedIn={isSignedIn} />
    </div>
  );
}
