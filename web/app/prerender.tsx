/** Renders pages as HTML in the build, for the first paint and for search engines. */
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ProofKind } from '../../contracts/chat/proof-kind.ts';
import { LANGUAGES } from '../features/chat/languages/load-words.ts';
import { ChatGreeting } from '../features/chat/shell/chat-greeting.tsx';
import { ChatSkeleton } from '../features/chat/shell/chat-skeleton.tsx';
import { texts as chatTexts, english, speakChat } from '../features/chat/shell/texts.ts';
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

const PRODUCT = '{chat-product}';
const PROOFS: readonly ProofKind[] = ['page', 'section'];

/** Renders the beginning of a conversation in each language of the chat, for manuals with pages and for those without. */
export async function renderGreetings() {
  const greetings = renderGreetingsIn('en');
  for (const [language, loadWords] of Object.entries(LANGUAGES)) {
    speakChat((await loadWords()).chat);
    greetings.push(...renderGreetingsIn(language));
  }
  speakChat(english);
  return greetings;
}

/** Renders them in the language that the chat's words are in. */
const renderGreetingsIn = (language: string) =>
  PROOFS.map((proofKind) => ({
    ...{ language, proofKind, title: chatTexts.documentTitle(PRODUCT) },
    html: renderToStaticMarkup(
      <ChatGreeting product={PRODUCT} company="{chat-company}" proofKind={proofKind} />,
    ),
  }));
