import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where a visitor is in a form of several steps. */
export interface Steps {
  /** The present step, counted from 1. */
  step: number;
  /** Goes to a step and puts the focus on its heading. */
  goTo: (step: number) => void;
  /** The element around all steps. */
  stepsRef: RefObject<HTMLDivElement | null>;
}

/** Keeps the present step of a form and leads the focus along. Each heading of a step carries `data-step-heading`. */
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
