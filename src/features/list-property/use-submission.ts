import { submissionsApi } from '#domain/api/submissions.ts';
import { checkSubmission } from '#domain/submission/check-submission.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { useState } from 'react';
import { callApi } from '#lib/api/call-api.ts';
import { useSentForm } from '#lib/forms/use-sent-form.ts';
import { describePhoto, type Photo } from './photo.ts';
import { SUBMISSION_DEFAULTS, SUBMISSION_FORM, SUBMISSION_STEP_FIELDS } from './submission-defaults.ts';
import { type PhotoTicket, usePhotos } from './use-photos.ts';

/** The wizard's form with its photographs. */
export function useSubmission() {
  const pictures = usePhotos();
  const [ticket, setTicket] = useState<PhotoTicket | null>(null);
  const { photos, send } = pictures;
  const form = useSentForm({
    id: SUBMISSION_FORM,
    schema: submissionSchema,
    defaults: SUBMISSION_DEFAULTS,
    prefix: 'submission',
    consent: 'submission',
    steps: SUBMISSION_STEP_FIELDS,
    alsoCheck: (fields) => checkSubmission(fields, new Date()),
    send: (submission) => (metadata) =>
      callApi(submissionsApi, 'POST /api/submissions', {
        body: { ...metadata, submission: { ...submission, photos: photos.map(describePhoto) } },
      }),
    onResponse: (submitted) => {
      setTicket(submitted);
      void send(submitted, photos);
    },
  });
  return {
    form,
    photos: pictures,
    retry: (photo: Photo) => {
      if (ticket) void send(ticket, [photo]);
    },
  };
}

export type SubmissionForm = ReturnType<typeof useSubmission>['form'];
