import { submissionsApi } from '#domain/api/submissions.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { useState } from 'react';
import { callApi } from '#lib/api/call-api.ts';
import { useSentForm } from '#lib/forms/use-sent-form.ts';
import { announce, type Photo } from './photo.ts';
import { stepOfField, SUBMISSION_DEFAULTS, SUBMISSION_FORM } from './submission-defaults.ts';
import { type PhotoTicket, usePhotos } from './use-photos.ts';

const { response } = submissionsApi['POST /api/submissions'];

/** The wizard's form with its photographs; `onRefused` learns the first step that holds something to mend. */
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
    send: (submission, marks) =>
      callApi('POST /api/submissions', {
        params: {},
        body: { ...marks, submission: { ...submission, photos: photos.map(announce) } },
        parse: (answer) => response.parse(answer),
      }),
    onResponse: (answer) => {
      setTicket(answer);
      void send(answer, photos);
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

/** The wizard's form. */
export type SubmissionForm = ReturnType<typeof useSubmission>['form'];
