import { Volume2 } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { canListen, canSpeak } from '../../asking/speech.ts';
import { handsFreeTexts } from './hands-free-texts.ts';
import { useHandsFree } from './use-hands-free.ts';

type HandsFreeProps = Omit<Parameters<typeof useHandsFree>[0], 'spoken'>;

/** A switch that has steps read aloud and listens for where to go; nothing where the browser can't speak. */
export function HandsFree(props: HandsFreeProps) {
  const spoken = document.documentElement.lang;
  const texts = handsFreeTexts(spoken);
  const { isOn, state, problem, toggle } = useHandsFree({ ...props, spoken });
  if (!canSpeak()) return null;
  const said = { off: '', speaking: texts.speaking, listening: texts.listening, silent: texts.onlyReads }[
    state
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="large"
        aria-pressed={isOn}
        className={isOn ? 'bg-ink! text-paper!' : ''}
        icon={<Volume2 size={20} aria-hidden="true" />}
        onClick={toggle}
      >
        {texts.toggle}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 text-13 text-ink-2 wrap-anywhere">
        {problem === null ? said : texts.problem[problem]}
      </p>
      {isOn && canListen() && <p className="w-full text-13 text-ink-2">{texts.sentOn}</p>}
    </div>
  );
}
