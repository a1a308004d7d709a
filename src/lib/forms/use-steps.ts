import { type RefObject, useEffect, useRef, useState } from 'react';

/** The steps of a form. */
export interface Steps {
  /** Counted from 1. */
  readonly step: number;
  /** Number of steps. */
  readonly last: number;
  /** Goes to a step and moves the focus to its heading. */
  readonly goTo: (step: number) => void;
  /** The element around all steps. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Holds the current step of a form and moves the focus. Each heading of a step has `data-step-heading`. */
export function useSteps(last: number): Steps {
  const [step, setStep] = useState(1);
  const moved = useRef(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-step-heading="${step}"]`)?.focus();
  }, [step]);

  const goTo = (next: number): void => {
    moved.current = true;
    setStep(next);
  };
  return { step, last, goTo, ref };
}

/** The step of a field, counted from 1; the last one for faults of the whole form. */
export function stepOfField(steps: readonly (readonly string[])[], path: string): number {
  const index = steps.findIndex((fields) => fields.includes(path));
  return index === -1 ? steps.length : index + 1;
}
