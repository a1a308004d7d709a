import type { ReactElement } from 'react';
import { type FieldValues, useWatch, type UseFormReturn } from 'react-hook-form';
import { type TripAnswers, tripAnswersSchema } from './trip-answers.ts';
import { TripProperties } from './TripProperties.tsx';
import { reviewLines } from './review-lines.ts';
import { TRIP_TEXT as labels } from './text.ts';

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  /** URL of the properties. */
  properties: string;
  /** Called with the step to go back to. */
  onChange: (step: number) => void;
}

/** All fields so far, with a link back to each, and the matching properties. */
export function TripReview<Output>({ form, properties, onChange }: Props<Output>): ReactElement | null {
  const values: unknown = useWatch({ control: form.control });
  const answers = tripAnswersSchema.safeParse(values);
  // Earlier steps were checked; if a value is invalid after all, its message is shown instead of a review.
  if (!answers.success) return null;
  return (
    <>
      <TripSummary answers={answers.data} onChange={onChange} />
      <TripProperties wishes={answers.data} url={properties} />
    </>
  );
}

function TripSummary({ answers, onChange }: { answers: TripAnswers; onChange: (step: number) => void }) {
  return (
    <dl className="field-wide border-b border-sand">
      {reviewLines(answers).map(({ step, term, text }) => (
        <div
          key={term}
          className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-sand py-3 sm:grid-cols-[11rem_1fr_auto]"
        >
          <dt className="text-[0.875rem] text-ink-soft max-sm:col-span-full">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{text}</bdi>
          </dd>
          <dd>
            <button
              type="button"
              className="inline-link min-h-6 cursor-pointer text-[0.875rem]"
              onClick={() => onChange(step)}
            >
              {labels.change}
              <span className="sr-only">{` ${term}`}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
