/** Renders pages as HTML in the build, for the first paint and for search engines. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ChatSkeleton } from '../features/chat/shell/chat-skeleton.tsx';
import { texts } from '../features/landing/texts.ts';
import { LandingPage } from './landing-page.tsx';
import { Opening } from './opening.tsx';
import { Surroundings } from './surroundings.tsx';

/** Renders the landing page as a visitor without a session sees it first, with the texts for its head. */
export async function renderLanding() {
  const { prelude } = await prerenderToNodeStream(
    <Surroundings>
      <LandingPage />
    </Surroundings>,
    // Long parts would stand at the end, to be put into their place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    title: texts.documentTitle('{brand-name}'),
    description: texts.promise,
    withoutScripts: texts.withoutScripts,
    html: await text(prelude),
  };
}

/** Renders what stands where any other screen will be. */
export const renderOpening = (): string =>
  renderToStaticMarkup(
    <Surroundings>
      <Opening />
    </Surroundings>,
  );

/** Renders the chat as it looks while it loads. */
export const renderChatSkeleton = (): string => renderToStaticMarkup(<ChatSkeleton />);
