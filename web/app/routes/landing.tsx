import { LandingHeader } from '../../features/landing/components/landing-header.tsx';
import { PartsList } from '../../features/landing/components/parts-list.tsx';
import { StartButtons } from '../../features/landing/components/start-buttons.tsx';
import { texts } from '../../features/landing/texts.ts';
import { useLogout } from '../../features/session/api/log-out.ts';
import { useSession } from '../../lib/use-session.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  const isSignedIn = useSession().token !== null;
  const logout = useLogout();
  return (
    <div className="mx-auto max-w-[1160px] px-10 max-md:px-4">
      <DocumentTitle>{texts.title}</DocumentTitle>
      <LandingHeader isSignedIn={isSignedIn} onLogout={logout} />
      <main className="pb-24">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,420px)] items-end gap-x-12 gap-y-6 border-b-2 border-ink pt-16 pb-8 max-lg:grid-cols-1 max-md:pt-8">
          <PageTitle className="text-58 font-medium tracking-tight">{texts.title}</PageTitle>
          <div>
            <p className="mb-5 text-16 text-ink-2">{texts.promise}</p>
            <StartButtons isSignedIn={isSignedIn} />
          </div>
        </div>
        <section aria-labelledby="parts" className="mt-16 max-md:mt-10">
          <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
            <h2 id="parts" className="text-36 font-medium tracking-tight">
              {texts.partsTitle}
            </h2>
            <p className="max-w-[420px] text-ink-2">{texts.partsLede}</p>
          </header>
          <PartsList />
        </section>
        <section
          aria-labelledby="closing"
          className="mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y-2 border-ink py-10 max-md:mt-10 max-md:py-8"
        >
          <h2 id="closing" className="max-w-[20ch] text-26 font-medium tracking-tight">
            {texts.closing}
          </h2>
          <StartButtons isSignedIn={isSignedIn} />
        </section>
      </main>
    </div>
  );
}
