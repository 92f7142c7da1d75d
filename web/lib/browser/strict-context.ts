import { type Context, createContext, useContext } from 'react';

/**
 * Makes a context without a default value.
 * @param hook name of the hook, for the error
 * @returns the context, and the hook that reads it, which throws outside of a provider
 */
export function createStrictContext<Value extends object>(
  hook: string,
): [Context<Value | null>, () => Value] {
  const StrictContext = createContext<Value | null>(null);
  function useStrictContext(): Value {
    const value = useContext(StrictContext);
    if (!value) throw new Error(`${hook} has nothing around it to read from.`);
    return value;
  }
  return [StrictContext, useStrictContext];
}
