import { useState } from 'react';
import { findManualFault, MANUAL_ACCEPT, MANUAL_HINT, MANUAL_MISSING } from './manual-file.ts';

type State = { file: File | null; fault: string | null };

const NOTHING: State = { file: null, fault: null };

/** The chosen manual of a form, or why the last choice could not be taken. */
export type ManualChoice = State & {
  /** Takes what the picker gave; null when it was cancelled. A file that can't be a manual is cleared. */
  choose: (file: File | null) => void;
  /** Shows a fault that the form found itself. */
  refuse: (fault: string) => void;
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
    if (!file) return setState({ file: null, fault: isRequired ? MANUAL_MISSING : null });
    const fault = findManualFault(file);
    setState(fault ? { file: null, fault } : { file, fault: null });
  };

  return {
    ...state,
    choose,
    refuse: (fault) => setState({ file: null, fault }),
    clearFault: () => setState(({ file }) => ({ file, fault: null })),
    clear: () => setState(NOTHING),
    dropProps: {
      prompt: 'Drop the manual here, or',
      hint: MANUAL_HINT,
      accept: MANUAL_ACCEPT,
      file: state.file,
      error: state.fault ?? undefined,
      onChoose: choose,
    },
  };
}
