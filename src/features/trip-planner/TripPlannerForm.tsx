import { currentConsent } from '#domain/site/consent-texts.ts';
import { TRIP_STEPS } from '#domain/trip/options.ts';
import type { ReactElement } from 'react';
import { FormFoot } from '#components/form/FormFoot.tsx';
import { FormShell } from '#components/form/FormShell.tsx';
import { FormStep } from '#components/form/FormStep.tsx';
import { SentPanel } from '#components/form/SentPanel.tsx';
import { StepProgress } from '#components/form/StepProgress.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { summaryErrors } from '#lib/forms/form-errors.ts';
import { HONEYPOT } from '#lib/forms/submission-metadata.ts';
import { useDialogEnd } from '#lib/forms/use-dialog-end.ts';
import { useSteps } from '#lib/forms/use-steps.ts';
import { FORM_TEXT } from '#lib/forms/text.ts';
import { TRIP_FORM, TRIP_STEP_FIELDS } from './trip-defaults.ts';
import { TripReview } from './TripReview.tsx';
import { TripSteps } from './TripSteps.tsx';
import { useTripRequest } from './use-trip-request.ts';
import { TRIP_TEXT as text, tripStep } from './text.ts';

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** URL of the properties that the wishes are matched with. */
  properties: string;
}

const consent = currentConsent('enquiry');

/** 'Plan Your Perfect Trip': six steps, a review with matching properties, and the request. */
export function TripPlannerForm({ labelledBy, properties }: Props): ReactElement {
  const { step, goTo, stepsRef } = useSteps();
  const trip = useTripRequest(goTo);
  useDialogEnd(trip, () => goTo(1));
  const isLast = step === TRIP_STEPS;

  const goOn = async (): Promise<void> => {
    if (isLast) await trip.submit();
    else if (await trip.check(TRIP_STEP_FIELDS[step - 1] ?? [])) goTo(step + 1);
  };

  return (
    <>
      {trip.state === 'sent' && (
        <SentPanel heading={text.sent}>
          <p>{text.sentText}</p>
        </SentPanel>
      )}
      <FormShell
        id={TRIP_FORM}
        action="/api/enquiries"
        hidden={{ kind: 'trip_request', consentVersion: consent.version }}
        honeypot={HONEYPOT}
        formRef={trip.formRef}
        summaryRef={trip.summaryRef}
        errors={summaryErrors(TRIP_FORM, trip.faults)}
        errorHeading={FORM_TEXT.repair}
        labelledBy={labelledBy}
        away={trip.state === 'sent'}
        onSubmit={goOn}
      >
        <StepProgress step={step} steps={TRIP_STEPS} name={text.progress} text={tripStep(step, TRIP_STEPS)} />
        <div ref={stepsRef} className="field-wide grid gap-14">
          <TripSteps trip={trip} step={step} />
          <FormStep number={TRIP_STEPS} step={step} heading={text.review}>
            {isLast && <TripReview form={trip.form} properties={properties} onChange={goTo} />}
            <TextField {...trip.field('name')} label={text.name} autoComplete="name" required wide />
            <TextField {...trip.field('email')} label={text.email} type="email" autoComplete="email" required />
            <TextField
              {...trip.field('phone')}
              label={text.phone}
              type="tel"
              autoComplete="tel"
              optional={FORM_TEXT.optional}
            />
            <p className="field-wide mb-6 max-w-136 text-small text-ink-soft">{consent.text}</p>
          </FormStep>
        </div>
        <FormFoot
          state={trip.state}
          submit={text.submit}
          sending={FORM_TEXT.sending}
          waiting={FORM_TEXT.waiting}
          steps={{
            previous: text.previous,
            onPrevious: step === 1 ? null : () => goTo(step - 1),
            next: isLast ? null : text.next,
          }}
        />
      </FormShell>
    </>
  );
}
