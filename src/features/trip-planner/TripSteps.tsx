import {
  TRIP_BUDGETS,
  TRIP_GROUP_DEFAULT,
  TRIP_INTERESTS,
  TRIP_LOCATIONS,
  TRIP_PROPERTY_TYPES,
} from '#domain/trip/options.ts';
import type { ReactElement } from 'react';
import { CheckField } from '#components/form/CheckField.tsx';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { FormStep } from '#components/form/FormStep.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FORM_WORDS } from '#lib/forms/text.ts';
import type { TripRequestForm } from './use-trip-request.ts';
import { TRIP_WORDS as words } from './text.ts';

interface Props {
  /** The planner's form. */
  trip: Pick<TripRequestForm, 'field'>;
  /** The present step. */
  step: number;
}

const { optional } = FORM_WORDS;

/** The planner's questions, but for the last step. */
export function TripSteps({ trip: { field }, step }: Props): ReactElement {
  return (
    <>
      <FormStep number={1} step={step} heading={words.dates}>
        <TextField {...field('travelDates.checkIn')} label={words.checkIn} type="date" optional={optional} />
        <TextField {...field('travelDates.checkOut')} label={words.checkOut} type="date" optional={optional} />
        <CheckField {...field('travelDates.flexible')}>{words.flexible}</CheckField>
      </FormStep>
      <FormStep number={2} step={step} heading={words.group}>
        <TextField
          {...field('groupSize.adults', { valueAsNumber: true })}
          label={words.adults}
          type="number"
          min={1}
          defaultValue={TRIP_GROUP_DEFAULT.adults}
          required
        />
        <TextField
          {...field('groupSize.children', { valueAsNumber: true })}
          label={words.children}
          type="number"
          min={0}
          defaultValue={TRIP_GROUP_DEFAULT.children}
          required
        />
      </FormStep>
      <FormStep number={3} step={step} heading={words.kind}>
        <ChoiceField
          {...field('propertyType')}
          label={words.propertyType}
          options={TRIP_PROPERTY_TYPES}
          hint={words.anyHint}
        />
      </FormStep>
      <FormStep number={4} step={step} heading={words.where}>
        <ChoiceField {...field('location')} label={words.location} options={TRIP_LOCATIONS} hint={words.anyHint} />
      </FormStep>
      <FormStep number={5} step={step} heading={words.pleasures}>
        <ChoiceField {...field('interests')} label={words.interests} options={TRIP_INTERESTS} />
        <ChoiceField {...field('budget')} label={words.budget} options={TRIP_BUDGETS} choose="one" />
        <TextField {...field('specialRequests')} label={words.specialRequests} type="area" optional={optional} wide />
      </FormStep>
    </>
  );
}
