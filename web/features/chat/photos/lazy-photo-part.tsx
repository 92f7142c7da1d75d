import { type ComponentType, lazy, Suspense } from 'react';
import { texts } from '../shell/texts.ts';
import type { PhotoPartProps } from './photo-part.tsx';

const PhotoPart = lazy(async (): Promise<{ default: ComponentType<PhotoPartProps> }> => {
  const shown = await import('./photo-part.tsx').catch(() => null);
  return { default: shown?.PhotoPart ?? InWords };
});

/** The same in words, where what shows it can't be loaded: a choice can then be typed. */
function InWords({ part }: PhotoPartProps) {
  const words =
    part.kind === 'match'
      ? [part.match.errorTitle, part.match.errorDescription, part.match.solution]
      : [texts.photo.choose, ...part.choices.map(({ errorTitle }) => errorTitle), texts.photo.noneOfThese];
  return (
    <p className="answer-text whitespace-pre-line wrap-anywhere">{words.filter(Boolean).join('\n\n')}</p>
  );
}

/** The part of an answer that came of a photo. It is loaded after it, because few customers send one. */
export function LazyPhotoPart(props: PhotoPartProps) {
  return (
    <Suspense>
      <PhotoPart {...props} />
    </Suspense>
  );
}
