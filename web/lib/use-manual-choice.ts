import { useState } from 'react';
import { findManualFault, MANUAL_ACCEPT } from './manual-file.ts';
import { texts } from './manual-texts.ts';

type State = { file: File | null; fault: string | null };

const NOTHING: State = { file: null, fault: null };

/** The chosen manual of a form, or why the last choice could not be taken. */
export type ManualChoice = State & {
  /** Takes what the picker gave; null when it was cancelled. A file that can't be a manual is cleared. */
  choose: (file: File | null) => void;
  /** Says that a file is needed. */
  demand: () => void;
  clearFault: () => void;
  clear: () => void;
  /** What the drop area of the form needs. */
  dropProps: {
    prompt: string;
    hint: string;
    accept: string;
    file: File | null;
    error: string | undefined;
    onChoose: (file: File | null) => void;
  };
};

type ManualChoiceOptions = { isRequired: boolean; initialFile?: File | undefined };

/** Keeps the choice of a manual. With `isRequired`, cancelling the picker says that a file is needed. */
export function useManualChoice({ isRequired, initialFile }: ManualChoiceOptions): ManualChoice {
  const [state, setState] = useState<State>({ file: initialFile ?? null, fault: null });

  const choose = (file: File | null) => {
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
