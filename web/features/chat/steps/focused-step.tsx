import { type ReactNode, useEffect, useRef } from 'react';

type FocusedStepProps = {
  /** The id of the element with the words of the step. */
  labelledBy: string;
  children: ReactNode;
};

/** A step that gets the focus when it appears and is scrolled to its top. Each step needs a key of its own. */
export function FocusedStep({ labelledBy, children }: FocusedStepProps) {
  const step = useRef<HTMLElement>(null);

  useEffect(() => {
    // An opening dialog focuses its first button only after this effect.
    const frameId = requestAnimationFrame(() => {
      step.current?.focus({ preventScroll: true });
      step.current?.parentElement?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frameId);
  }, []);

  return (
    <section ref={step} tabIndex={-1} aria-labelledby={labelledBy} className="step-shown">
      {children}
    </section>
  );
}
