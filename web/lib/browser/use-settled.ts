import { useEffect, useState } from 'react';

/** The last `value` that stayed the same for `pauseMs`; values are compared as JSON. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key)), pauseMs);
    return () => clearTimeout(timer);
  }, [key, pauseMs]);
  return settled;
}
