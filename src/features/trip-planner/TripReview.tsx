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
    <dl className="trip-answers field-wide">
      {reviewLines(answers).map(({ step, term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
          <dd>
            <button type="button" className="inline-link" onClick={() => onChange(step)}>
              {labels.change}
              <span className="sr-only">{` ${term}`}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
