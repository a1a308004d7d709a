import { enquiriesApi } from '@site/domain/api-enquiries';
import type { EnquiryInput } from '@site/domain/enquiry';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { callApi } from '../../lib/api/call-api.ts';
import type { FormDefaults } from '../../lib/forms/form-values.ts';
import { type SentForm, useSentForm } from '../../lib/forms/use-sent-form.ts';

const { response } = enquiriesApi['POST /api/enquiries'];

/** A form whose fields are an enquiry. */
export function useEnquiry<Fields extends FieldValues, Output extends EnquiryInput>(
  id: string,
  schema: z.ZodType<Output, Fields>,
  defaults: FormDefaults<Fields>,
): SentForm<Fields, Output> {
  return useSentForm({
    id,
    schema,
    defaults,
    prefix: 'enquiry',
    consent: 'enquiry',
    send: (enquiry, marks) =>
      callApi('POST /api/enquiries', {
        params: {},
        body: { ...marks, enquiry },
        parse: (answer) => response.parse(answer),
      }),
  });
}
