import { useEffect, useRef, useState } from 'react';
import { type Command, commandIn } from './command.ts';
import { handsFreeTexts } from './hands-free-texts.ts';
import {
  createVoiceControl,
  type VoiceControl,
  type VoiceProblem,
  type VoiceState,
} from './voice-control.ts';

type HandsFreeOptions = {
  /** The language of the chat's words, in which commands are given, and that of the manual, ISO 639-1. */
  spoken: string;
  manual: string;
  /** The step as it is read aloud. */
  step: string;
  /** Where the step stands, in the chat's language. */
  progress: string;
  onNext: () => void;
  onBack: () => void;
};

/** Follows what is said, from when it is switched on; never by itself. `control` is null while it is off. */
export function useHandsFree({ spoken, manual, step, progress, onNext, onBack }: HandsFreeOptions) {
  const [control, setControl] = useState<VoiceControl | null>(null);
  const [state, setState] = useState<VoiceState>('speaking');
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const follow = useRef<(words: string) => void>(() => {});

  const obey: Record<Command, () => void> = {
    next: onNext,
    back: onBack,
    repeat: () => control?.say(step, manual),
    howFar: () => control?.say(progress, spoken),
    stop: () => control?.end(),
  };
  useEffect(() => {
    follow.current = (words) => {
      const command = commandIn(words, handsFreeTexts(spoken).commands);
      if (command) obey[command]();
    };
  });
  useEffect(() => {
    if (!control) return;
    // Otherwise speech goes on after the page was left, even for another site.
    window.addEventListener('pagehide', control.end);
    return () => {
      window.removeEventListener('pagehide', control.end);
      control.end();
    };
  }, [control]);

  const begin = (): void => {
    setProblem(null);
    setControl(
      createVoiceControl({
        language: spoken,
        onHeard: (words) => follow.current(words),
        onState: setState,
        onEnd: (reason) => {
          setProblem(reason);
          setControl(null);
        },
      }),
    );
  };
  return { control, state, problem, toggle: control?.end ?? begin };
}
