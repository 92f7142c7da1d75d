import { type ReactNode, useEffect, useRef } from 'react';

type FocusedStepProps = {
  /** Id of the words of the step. */
  labelledBy: string;
  children: ReactNode;
};

/** A step that takes the focus when it comes, and is shown from its top. Each step needs a key of its own. */
export function FocusedStep({ labelledBy, children }: FocusedStepProps) {
  const step = useRef<HTMLElement>(null);

  useEffect(() => {
    // The dialog gives the focus to its first button when it opens, which is after this.
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
