import { useEffect, useRef, useState, type RefObject } from 'react';

/** The steps of a form. */
export interface Steps {
  /** Counted from 1. */
  step: number;
  /** Goes to a step and moves the focus to its heading. */
  goTo: (step: number) => void;
  /** The element around all steps. */
  stepsRef: RefObject<HTMLDivElement | null>;
}

/** Holds the current step of a form and moves the focus. Each heading of a step has `data-step-heading`. */
export function useSteps(): Steps {
  const [step, setStep] = useState(1);
  const moved = useRef(false);
  const stepsRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    stepsRef.current?.querySelector<HTMLElement>(`[data-step-heading="${step}"]`)?.focus();
  }, [step]);

  const goTo = (next: number): void => {
    moved.current = true;
    setStep(next);
  };
  return { step, goTo, stepsRef };
}
