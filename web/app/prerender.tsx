/** Renders pages as HTML in the build, for the first paint and for search engines. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ChatSkeleton } from '../features/chat/shell/chat-skeleton.tsx';
import { texts } from '../features/landing/texts.ts';
import { LandingPage } from './landing-page.tsx';
import { Opening } from './opening.tsx';
import { Surroundings } from './surroundings.tsx';

/** Renders the landing page as a visitor without a session sees it first, with the texts for its head. */
export const renderLanding = () => ({
  title: texts.documentTitle('{brand-name}'),
  description: texts.promise,
  html: renderToString(
    <Surroundings>
      <LandingPage />
    </Surroundings>,
  ),
});

/** Renders what stands where any other screen will be. */
export const renderOpening = (): string =>
  renderToStaticMarkup(
    <Surroundings>
      <Opening />
    </Surroundings>,
  );

/** Renders the chat as it looks while it loads. */
export const renderChatSkeleton = (): string => renderToStaticMarkup(<ChatSkeleton />);
