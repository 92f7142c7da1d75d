import { useState } from 'react';
import { findManualFault, MANUAL_ACCEPT } from '../files/manual-file.ts';
import { texts } from '../text/manual-texts.ts';

type State = { file: File | null; fault: string | null };

const NOTHING: State = { file: null, fault: null };

/** The manual that was chosen in a form, or the reason why the last choice was refused. */
export type ManualChoice = State & {
  /** Takes the choice of the picker; null if it was cancelled. A file that can't be a manual is cleared. */
  choose: (file: File | null) => void;
  /** Shows that a file is needed. */
  demand: () => void;
  clearFault: () => void;
  clear: () => void;
  /** Props of the form's drop area. */
  dropProps: {
    prompt: string;
    hint: string;
    accept: string;
    file: File | null;
    error: string | undefined;
    onChoose: (file: File | null) => void;
  };
};

type ManualChoiceOptions = {
  isRequired: boolean;
  initialFile?: File | undefined;
  /** Called with every choice, because what was wrong with the file before no longer applies then. */
  onChoose: () => void;
};

/** Holds the choice of a manual. With `isRequired`, cancelling the picker shows that a file is needed. */
export function useManualChoice({ isRequired, initialFile, onChoose }: ManualChoiceOptions): ManualChoice {
  const [state, setState] = useState<State>({ file: initialFile ?? null, fault: null });

  const choose = (file: File | null) => {
    onChoose();
    if (!file) return setState({ file: null, fault: isRequired ? texts.manual.missing : null });
    const fault = findManualFault(file);
    setState(fault ? { file: null, fault } : { file, fault: null });
  };

  return {
    ...state,
    choose,
    demand: () => setState({ file: null, fault: texts.manual.missing }),
    clearFault: () => setState(({ file }) => ({ file, fault: null })),
    clear: () => setState(NOTHING),
    dropProps: {
      prompt: texts.manual.prompt,
      hint: texts.manual.hint,
      accept: MANUAL_ACCEPT,
      file: state.file,
      error: state.fault ?? undefined,
      onChoose: choose,
    },
  };
}
