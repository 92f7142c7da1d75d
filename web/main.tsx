import './styles/fonts.ts';
import './styles/main.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from '../contracts/match-path.ts';
import { paths } from '../contracts/paths.ts';
import { BrokenPage } from './app/broken-page.tsx';
import { Surroundings } from './app/surroundings.tsx';
import { loadWords } from './features/chat/languages/load-words.ts';
import { applyStoredTheme } from './lib/browser/theme.ts';
import { keepZodFromEval } from './lib/text/zod-settings.ts';

/** Loads the app for the address. Customers and visitors get as little as possible: no router, no workspace. */
async function loadApp(): Promise<ReactNode> {
  const link = matchPath<'companyId' | 'productId' | 'uniqueId'>(paths.chat.path, location.pathname);
  if (link) {
    const [{ openChat }, words] = await Promise.all([
      import('./app/chat-app.tsx'),
      loadWords(navigator.languages),
    ]);
    return openChat(link, words);
  }
  if (location.pathname === paths.landing.path) {
    const { LandingPage } = await import('./app/landing-page.tsx');
    return <LandingPage />;
  }
  const { App } = await import('./app/app.tsx');
  return <App />;
}

applyStoredTheme();
keepZodFromEval();
const app = await loadApp().catch((error: unknown) => <BrokenPage error={error} />);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = <Surroundings>{app}</Surroundings>;
// As a transition, the first rendering lets the browser respond to input in between.
startTransition(() => {
  // The landing page comes as HTML and is hydrated. The HTML of the chat only shows what it looks like while it loads.
  if (location.pathname === paths.landing.path && root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
