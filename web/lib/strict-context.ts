import { type Context, createContext, useContext } from 'react';

/**
 * A context that has no value of its own.
 * @param around What has to be around a component that asks for it, for the error
 * @returns the context, and the hook that reads it, which throws outside one
 */
export function createStrictContext<Value extends object>(
  around: string,
): [Context<Value | null>, () => Value] {
  const StrictContext = createContext<Value | null>(null);
  function useStrictContext(): Value {
    const value = useContext(StrictContext);
    if (!value) throw new Error(`This component needs ${around} around it.`);
    return value;
  }
  return [StrictContext, useStrictContext];
}
