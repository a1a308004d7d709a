import { currentConsent } from '#domain/site/consent-texts.ts';
import {
  SUBMISSION_REVIEW_PROMISE,
  SUBMISSION_THANKS,
  submissionStep,
  SUBMIT_PROPERTY,
  SUBMITTING,
} from '#domain/submission/text.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { SUBMISSION_STEPS } from '#domain/submission/options.ts';
import { type ReactElement, useEffect } from 'react';
import { FormFoot } from '#components/form/FormFoot.tsx';
import { FormShell } from '#components/form/FormShell.tsx';
import { SentPanel } from '#components/form/SentPanel.tsx';
import { StepProgress } from '#components/form/StepProgress.tsx';
import { summaryErrors } from '#lib/forms/form-errors.ts';
import { HONEYPOT } from '#lib/forms/submission-metadata.ts';
import { useSteps } from '#lib/forms/use-steps.ts';
import { FORM_TEXT } from '#lib/forms/text.ts';
import { ListingStep } from './ListingStep.tsx';
import { PhotoUploads } from './PhotoUploads.tsx';
import { SUBMISSION_FORM, SUBMISSION_STEP_FIELDS } from './submission-defaults.ts';
import { DetailsStep, OwnerStep } from './SubmissionSteps.tsx';
import { useSubmission } from './use-submission.ts';
import { LIST_PROPERTY_TEXT as text } from './text.ts';

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Contact for owners. */
  email: string;
  /** Contact for owners. */
  phone: string;
}

const STEPS = SUBMISSION_STEPS.length;

/** The owners' wizard: three steps, the uploads and the confirmation. */
export function SubmissionWizard({ labelledBy, email, phone }: Props): ReactElement {
  const { step, goTo, stepsRef } = useSteps();
  const { form, photos, retry } = useSubmission(goTo);
  const isLast = step === STEPS;
  // The draft keeps the text of the form, but no files.
  useLeaveWarning(photos.photos.some(({ upload }) => upload !== 'sent'));

  const goOn = async (): Promise<void> => {
    if (isLast) await form.submit();
    else if (await form.check(SUBMISSION_STEP_FIELDS[step - 1] ?? [])) goTo(step + 1);
  };

  return (
    <>
      {form.state === 'sent' && (
        <SentPanel heading={SUBMISSION_THANKS}>
          <p>{`${SUBMISSION_REVIEW_PROMISE}.`}</p>
          <p>
            {`${text.writeOrCall} `}
            <a className="inline-link" href={`mailto:${email}`}>
              {email}
            </a>
            {'\u00a0· '}
            <a className="inline-link whitespace-nowrap" href={phoneUrl(phone)}>
              {phone}
            </a>
          </p>
        </SentPanel>
      )}
      {form.state === 'sent' && photos.photos.length > 0 && (
        <PhotoUploads photos={photos.photos} offline={photos.offline} onRetry={retry} />
      )}
      <FormShell
        id={SUBMISSION_FORM}
        action="/api/submissions"
        hidden={{ consentVersion: currentConsent('submission').version }}
        honeypot={HONEYPOT}
        formRef={form.formRef}
        summaryRef={form.summaryRef}
        errors={summaryErrors(SUBMISSION_FORM, form.faults)}
        errorHeading={FORM_TEXT.repair}
        labelledBy={labelledBy}
        away={form.state === 'sent'}
        onSubmit={goOn}
      >
        <StepProgress step={step} steps={STEPS} name={text.progress} text={submissionStep(step)} />
        <div ref={stepsRef} className="field-wide grid gap-14">
          <OwnerStep field={form.field} step={step} />
          <DetailsStep field={form.field} step={step} />
          <ListingStep form={form} photos={photos} step={step} />
        </div>
        <FormFoot
          state={form.state}
          submit={SUBMIT_PROPERTY}
          sending={SUBMITTING}
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

/** The browser asks before leaving the page while something is unsent. */
function useLeaveWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
