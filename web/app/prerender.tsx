/** Run by the build, not by the browser: pages as HTML, for the first paint and for search engines. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ChatSkeleton } from '../features/chat/components/chat-skeleton.tsx';
import { texts } from '../features/landing/texts.ts';
import { LandingPage } from './landing-page.tsx';
import { Surroundings } from './surroundings.tsx';

/** The landing page as a visitor without a session sees it first, with the words for its head. */
export const renderLanding = () => ({
  title: texts.documentTitle('{brand-name}'),
  description: texts.promise,
  html: renderToString(
    <Surroundings>
      <LandingPage />
    </Surroundings>,
  ),
});

/** The chat while it loads. */
export const renderChatSkeleton = (): string => renderToStaticMarkup(<ChatSkeleton />);
