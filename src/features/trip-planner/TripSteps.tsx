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
import type { TripRequestForm } from './use-trip-request.ts';
import { TRIP_TEXT as text } from './text.ts';

interface Props {
  trip: Pick<TripRequestForm, 'field'>;
  /** The current step. */
  step: number;
}

/** All steps of the planner but the last. */
export function TripSteps({ trip: { field }, step }: Props): ReactElement {
  return (
    <>
      <FormStep number={1} step={step} heading={text.dates}>
        <TextField {...field('travelDates.checkIn')} label={text.checkIn} type="date" optional />
        <TextField {...field('travelDates.checkOut')} label={text.checkOut} type="date" optional />
        <CheckField {...field('travelDates.flexible')}>{text.flexible}</CheckField>
      </FormStep>
      <FormStep number={2} step={step} heading={text.group}>
        <TextField
          {...field('groupSize.adults', { valueAsNumber: true })}
          label={text.adults}
          type="number"
          min={1}
          defaultValue={TRIP_GROUP_DEFAULT.adults}
          required
        />
        <TextField
          {...field('groupSize.children', { valueAsNumber: true })}
          label={text.children}
          type="number"
          min={0}
          defaultValue={TRIP_GROUP_DEFAULT.children}
          required
        />
      </FormStep>
      <FormStep number={3} step={step} heading={text.kind}>
        <ChoiceField
          {...field('propertyType')}
          label={text.propertyType}
          options={TRIP_PROPERTY_TYPES}
          hint={text.anyHint}
        />
      </FormStep>
      <FormStep number={4} step={step} heading={text.where}>
        <ChoiceField {...field('location')} label={text.location} options={TRIP_LOCATIONS} hint={text.anyHint} />
      </FormStep>
      <FormStep number={5} step={step} heading={text.pleasures}>
        <ChoiceField {...field('interests')} label={text.interests} options={TRIP_INTERESTS} />
        <ChoiceField {...field('budget')} label={text.budget} options={TRIP_BUDGETS} choose="one" />
        <TextField {...field('specialRequests')} label={text.specialRequests} type="area" optional wide />
      </FormStep>
    </>
  );
}
