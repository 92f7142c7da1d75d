import type { PhotoMatch as Match, PhotoChoice } from '../answer/answer-parts.ts';
import { PhotoChoices } from './photo-choices.tsx';
import { PhotoMatch } from './photo-match.tsx';

export type PhotoPartProps = {
  part: { kind: 'match'; match: Match } | { kind: 'choices'; choices: readonly PhotoChoice[] };
};

/** What a photo is answered with: the problem that it shows, or those between which its customer chooses. */
export function PhotoPart({ part }: PhotoPartProps) {
  return part.kind === 'match' ? <PhotoMatch match={part.match} /> : <PhotoChoices choices={part.choices} />;
}
