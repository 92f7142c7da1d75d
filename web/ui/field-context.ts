import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export type FieldControl = {
  id?: string;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Attributes for the control of the surrounding field; none outside one. */
export const useFieldControl = () => useContext(FieldContext);
