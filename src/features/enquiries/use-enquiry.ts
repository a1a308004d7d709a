import { enquiriesApi } from '#domain/api/enquiries.ts';
import { checkEnquiry, type EnquiryContext } from '#domain/enquiry/check-enquiry.ts';
import { slugInContactAddress } from '#domain/enquiry/contact-path.ts';
import type { EnquiryInput } from '#domain/enquiry/enquiry.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { callApi } from '#lib/api/call-api.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import type { FormDefaults } from '#lib/forms/form-values.ts';
import { type SentForm, useSentForm } from '#lib/forms/use-sent-form.ts';

const { response } = enquiriesApi['POST /api/enquiries'];

/** What a form knows of its property and the office, to say at once what the server would refuse. */
interface Asked extends Partial<Omit<EnquiryContext, 'now'>> {
  /** What this form asks for besides; default nothing. */
  readonly alsoCheck?: (fields: FieldValues) => readonly FieldFault[];
}

/** A form whose fields are an enquiry. */
export function useEnquiry<Fields extends FieldValues, Output extends EnquiryInput>(
  id: string,
  schema: z.ZodType<Output, Fields>,
  defaults: FormDefaults<Fields>,
  { capacity = 0, officeDays = USUAL_OFFICE_DAYS, alsoCheck }: Asked = {},
): SentForm<Fields, Output> {
  return useSentForm({
    id,
    schema,
    defaults,
    prefix: 'enquiry',
    consent: 'enquiry',
    alsoCheck: (fields) => [
      ...checkEnquiry(fields, { now: new Date(), capacity, officeDays }),
      ...(alsoCheck?.(fields) ?? []),
    ],
    send: (enquiry, marks) =>
      callApi('POST /api/enquiries', {
        params: {},
        body: { ...marks, enquiry: withProperty(enquiry) },
        parse: (answer) => response.parse(answer),
      }),
  });
}

/** A contact message with the property that the page's address names now, whatever an older draft was about. */
function withProperty(enquiry: EnquiryInput): EnquiryInput {
  return enquiry.kind === 'contact' ? { ...enquiry, propertySlug: slugInContactAddress(location.href) } : enquiry;
}
