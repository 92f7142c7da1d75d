import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { canListen, canSpeak } from '../../asking/speech.ts';
import { handsFreeTexts } from './hands-free-texts.ts';
import { useHandsFree } from './use-hands-free.ts';
import type { VoiceControl } from './voice-control.ts';

type HandsFreeProps = Omit<Parameters<typeof useHandsFree>[0], 'spoken'> & {
  /** Which step it is: each is read when it comes. */
  at: number;
};

/** A switch that has steps read aloud and listens for where to go; nothing where the browser can't speak. */
export function HandsFree({ at, ...options }: HandsFreeProps) {
  const spoken = document.documentElement.lang;
  const texts = handsFreeTexts(spoken);
  const { control, state, problem, toggle } = useHandsFree({ ...options, spoken });
  if (!canSpeak()) return null;
  const said = { speaking: texts.speaking, listening: texts.listening, silent: texts.onlyReads }[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="large"
        aria-pressed={control !== null}
        className={control ? 'bg-ink! text-paper!' : ''}
        icon={<Volume2 size={20} aria-hidden="true" />}
        onClick={toggle}
      >
        {texts.toggle}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 text-13 text-ink-2 wrap-anywhere">
        {problem === null ? control && said : texts.problem[problem]}
      </p>
      {control && <ReadStep key={at} control={control} text={options.step} language={options.manual} />}
      {control && canListen() && <p className="w-full text-13 text-ink-2">{texts.sentOn}</p>}
    </div>
  );
}

type ReadStepProps = { control: VoiceControl; text: string; language: string };

/** Has a step read aloud as it is shown. */
function ReadStep({ control, text, language }: ReadStepProps) {
  useEffect(() => control.say(text, language), [control, text, language]);
  return null;
}
