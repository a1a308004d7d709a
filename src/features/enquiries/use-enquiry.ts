import { enquiriesApi } from '#domain/api/enquiries.ts';
import { checkEnquiry, type EnquiryContext } from '#domain/enquiry/check-enquiry.ts';
import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import type { EnquiryInput } from '#domain/enquiry/enquiry.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { callApi } from '#lib/api/call-api.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import type { FormDefaults } from '#lib/forms/form-values.ts';
import { type SentForm, useSentForm } from '#lib/forms/use-sent-form.ts';

/** What a form knows of its property and the office, to find faults before the server does. */
interface EnquiryChecks extends Partial<Omit<EnquiryContext, 'now'>> {
  /** Additional checks of this form; default none. */
  readonly alsoCheck?: (fields: FieldValues) => readonly FieldFault[];
  /** Adds to what is sent; default nothing. */
  readonly complete?: (enquiry: EnquiryInput) => EnquiryInput;
  /** Called with the faults of a rejected form; default nothing. */
  readonly onRejected?: (faults: readonly FieldFault[]) => void;
}

/** A form whose fields are an enquiry. */
export function useEnquiry<Fields extends FieldValues, Output extends EnquiryInput>(
  id: string,
  schema: z.ZodType<Output, Fields>,
  defaults: FormDefaults<Fields>,
  checks: EnquiryChecks = {},
): SentForm<Fields, Output> {
  const { capacity = 0, propertyType = null, officeDays = USUAL_OFFICE_DAYS, alsoCheck, onRejected } = checks;
  const { complete = withProperty } = checks;
  return useSentForm({
    id,
    schema,
    defaults,
    prefix: 'enquiry',
    consent: 'enquiry',
    alsoCheck: (fields) => [
      ...checkEnquiry(fields, { now: new Date(), capacity, propertyType, officeDays }),
      ...(alsoCheck?.(fields) ?? []),
    ],
    ...(onRejected && { onRejected }),
    send: (fields) => {
      const enquiry = complete(fields);
      return (metadata) => callApi(enquiriesApi, 'POST /api/enquiries', { body: { ...metadata, enquiry } });
    },
  });
}

/** Adds the property in the present URL to a contact message, whichever property an older draft was about. */
function withProperty(enquiry: EnquiryInput): EnquiryInput {
  return enquiry.kind === 'contact' ? { ...enquiry, propertySlug: slugInContactUrl(location.href) } : enquiry;
}
