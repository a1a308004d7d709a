import { submissionsApi } from '#domain/api/submissions.ts';
import { checkSubmission } from '#domain/submission/check-submission.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { useState } from 'react';
import { callApi } from '#lib/api/call-api.ts';
import { useSentForm } from '#lib/forms/use-sent-form.ts';
import { describePhoto, type Photo } from './photo.ts';
import { stepOfField, SUBMISSION_DEFAULTS, SUBMISSION_FORM } from './submission-defaults.ts';
import { type PhotoTicket, usePhotos } from './use-photos.ts';

/** The wizard's form with its photographs; `onRejected` gets the first step with a fault. */
export function useSubmission(onRejected: (step: number) => void) {
  const pictures = usePhotos();
  const [ticket, setTicket] = useState<PhotoTicket | null>(null);
  const { photos, send } = pictures;
  const form = useSentForm({
    id: SUBMISSION_FORM,
    schema: submissionSchema,
    defaults: SUBMISSION_DEFAULTS,
    prefix: 'submission',
    consent: 'submission',
    alsoCheck: (fields) => checkSubmission(fields, new Date()),
    send: (submission, metadata) =>
      callApi(submissionsApi, 'POST /api/submissions', {
        body: { ...metadata, submission: { ...submission, photos: photos.map(describePhoto) } },
      }),
    onResponse: (submitted) => {
      setTicket(submitted);
      void send(submitted, photos);
    },
    onRejected: (faults) => onRejected(Math.min(...faults.map(({ path }) => stepOfField(path)))),
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
