import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export type FieldControl = {
  id?: string;
  /** While the form is sent; text stays readable and keeps the focus. */
  isLocked?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Attributes for a text control of the surrounding field; none outside one. */
export function useTextControl() {
  const { isLocked, ...attributes } = useContext(FieldContext);
  // Read-only rather than disabled: a disabled control loses the focus and can't be given it when it is rejected.
  return isLocked ? { ...attributes, readOnly: true } : attributes;
}

/** The same for a control that can't be read-only, such as a select. */
export function useChoiceControl() {
  const { isLocked, ...attributes } = useContext(FieldContext);
  return isLocked ? { ...attributes, disabled: true } : attributes;
}
