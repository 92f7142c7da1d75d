import { useCallback, useState } from 'react';
import { forgetTryout, readTryoutToken, storeTryoutToken } from '../../../lib/browser/kept-tryout.ts';
import { texts } from '../texts.ts';
import type { TryoutParts } from '../tryout-parts.ts';
import { TryoutDrop } from './tryout-drop.tsx';
import { TryoutFigure } from './tryout-figure.tsx';

/** Lets a visitor try a manual of their own; one that is tried already is there again after a reload. */
export function Tryout({ isSignedIn, ...parts }: TryoutParts & { isSignedIn: boolean }) {
  const [token, setToken] = useState(readTryoutToken);
  const [fault, setFault] = useState<string | null>(null);
  const leave = useCallback((reason: string | null) => {
    forgetTryout();
    setFault(reason);
    setToken(null);
  }, []);
  const handleGone = useCallback(() => leave(texts.gone), [leave]);
  const begin = (begun: string) => {
    storeTryoutToken(begun);
    setToken(begun);
  };
  return (
    <section aria-labelledby="tryout" className="border-t-2 border-ink pt-6 pb-12 max-md:pb-8">
      <h2 id="tryout" className="text-26 font-medium tracking-tight">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{texts.lede}</p>
      {token === null ? (
        <TryoutDrop fault={fault} onBegun={begin} />
      ) : (
        <TryoutFigure
          {...parts}
          token={token}
          isSignedIn={isSignedIn}
          onGone={handleGone}
          onDiscarded={() => leave(null)}
        />
      )}
    </section>
  );
}
