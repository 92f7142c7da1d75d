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
  /** The step as it is read aloud; it is read anew whenever another one is shown. */
  step: { key: number; text: string };
  /** Where the step stands, in the chat's language. */
  progress: string;
  onNext: () => void;
  onBack: () => void;
};

/** Reads steps aloud and follows what is said. It begins when it is switched on, never by itself. */
export function useHandsFree(options: HandsFreeOptions) {
  const { spoken, manual, step, progress } = options;
  const [state, setState] = useState<VoiceState>('off');
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const control = useRef<VoiceControl | null>(null);
  const follow = useRef<(words: string) => void>(() => {});
  const isOn = state !== 'off';

  const obey: Record<Command, () => void> = {
    next: options.onNext,
    back: options.onBack,
    repeat: () => control.current?.say(step.text, manual),
    howFar: () => control.current?.say(progress, spoken),
    stop: () => control.current?.end(),
  };
  useEffect(() => {
    follow.current = (words) => {
      const command = commandIn(words, handsFreeTexts(spoken).commands);
      if (command) obey[command]();
    };
  });
  useEffect(() => {
    const end = (): void => control.current?.end();
    // Otherwise speech goes on after the page was left, even for another site.
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read once, when it comes.
  useEffect(() => {
    if (isOn) control.current?.say(step.text, manual);
  }, [step.key, isOn]);

  const toggle = (): void => {
    setProblem(null);
    if (isOn) {
      control.current?.end();
      return;
    }
    control.current = createVoiceControl({
      language: spoken,
      onHeard: (words) => follow.current(words),
      onState: setState,
      onProblem: setProblem,
    });
    // Reading begins with the state, as with each step.
    setState('speaking');
  };
  return { isOn, state, problem, toggle };
}
