import { SUBMISSION_REVIEW_PROMISE, SUBMISSION_THANKS, SUBMIT_PROPERTY, SUBMITTING } from '#domain/submission/text.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { type ReactElement, useEffect } from 'react';
import { FormShell } from '#lib/forms/FormShell.tsx';
import { ListingStep } from './ListingStep.tsx';
import { PhotoUploads } from './PhotoUploads.tsx';
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

/** The owners' wizard: three steps, the confirmation and the uploads. */
export function SubmissionWizard({ labelledBy, email, phone }: Props): ReactElement {
  const { form, photos, retry } = useSubmission();
  const { step } = form.steps;
  // The draft keeps the text of the form, but no files.
  useLeaveWarning(photos.photos.some(({ upload, canRetry }) => upload !== 'sent' && canRetry));
  const thanks = (
    <>
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
    </>
  );
  return (
    <>
      <FormShell
        sent={form}
        action="/api/submissions"
        labelledBy={labelledBy}
        submit={SUBMIT_PROPERTY}
        sending={SUBMITTING}
        next={text.next}
        thanks={{ heading: SUBMISSION_THANKS, text: thanks }}
      >
        <OwnerStep field={form.field} step={step} />
        <DetailsStep field={form.field} step={step} />
        <ListingStep form={form} photos={photos} step={step} />
      </FormShell>
      {form.state === 'sent' && photos.photos.length > 0 && (
        <PhotoUploads photos={photos.photos} offline={photos.offline} onRetry={retry} />
      )}
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
