import './styles/fonts.ts';
import './styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../contracts/paths.ts';
import { BrokenPage } from './app/broken-page.tsx';
import { CrashBoundary } from './app/crash-boundary.tsx';
import { matchPath } from './lib/match-path.ts';
import { applyStoredTheme } from './lib/theme.ts';
import { Toasts } from './ui/toasts.tsx';

/** The customer's chat loads as little as possible: neither router nor anything of the workspace. */
async function loadApp(): Promise<ReactNode> {
  const link = matchPath<'companyId' | 'productId' | 'uniqueId'>(paths.chat.path, location.pathname);
  if (link) {
    const { ChatApp } = await import('./app/chat-app.tsx');
    return <ChatApp link={link} />;
  }
  const { App } = await import('./app/app.tsx');
  return <App />;
}

applyStoredTheme();
const app = await loadApp().catch((error: unknown) => <BrokenPage error={error} />);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>{app}</CrashBoundary>
    <Toasts />
  </StrictMode>,
);
