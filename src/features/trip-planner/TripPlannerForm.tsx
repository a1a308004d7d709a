import { currentConsent } from '#domain/site/consent-texts.ts';
import { TRIP_STEPS } from '#domain/trip/options.ts';
import type { ReactElement } from 'react';
import { FormStep } from '#components/form/FormStep.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FormShell } from '#lib/forms/FormShell.tsx';
import { TripReview } from './TripReview.tsx';
import { TripSteps } from './TripSteps.tsx';
import { useTripRequest } from './use-trip-request.ts';
import { TRIP_TEXT as text } from './text.ts';

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** URL of the properties that the wishes are matched with. */
  properties: string;
}

/** 'Plan Your Perfect Trip': six steps, a review with matching properties, and the request. */
export function TripPlannerForm({ labelledBy, properties }: Props): ReactElement {
  const trip = useTripRequest();
  const { field, form } = trip;
  const { step, goTo } = trip.steps;
  return (
    <FormShell
      sent={trip}
      action="/api/enquiries"
      hidden={{ kind: 'trip_request' }}
      labelledBy={labelledBy}
      submit={text.submit}
      next={text.next}
      thanks={{ heading: text.sent, text: <p>{text.sentText}</p> }}
    >
      <TripSteps trip={trip} step={step} />
      <FormStep number={TRIP_STEPS} step={step} heading={text.review}>
        {step === TRIP_STEPS && <TripReview form={form} properties={properties} onChange={goTo} />}
        <TextField {...field('name')} label={text.name} autoComplete="name" required wide />
        <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
        <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" optional />
        <p className="field-wide mb-6 max-w-136 text-small text-ink-soft">{currentConsent('enquiry').text}</p>
      </FormStep>
    </FormShell>
  );
}
