import { createContext, useContext } from 'react';

/** The data that a field gives to the control inside it. */
export type FieldControl = {
  id?: string;
  /** Whether the form is being sent. The text stays readable and keeps the focus. */
  isLocked?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** The attributes of a text control in a field; none outside of a field. */
export function useTextControl() {
  const { isLocked, ...attributes } = useContext(FieldContext);
  // Read-only rather than disabled: a disabled control loses the focus and can't get it back when it is rejected.
  return isLocked ? { ...attributes, readOnly: true } : attributes;
}

/** The attributes of a control that can't be read-only, such as a select. */
export function useChoiceControl() {
  const { isLocked, ...attributes } = useContext(FieldContext);
  return isLocked ? { ...attributes, disabled: true } : attributes;
}
