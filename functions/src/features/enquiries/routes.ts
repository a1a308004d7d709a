import { enquiriesApi } from '#domain/api/enquiries.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import { submitEnquiry, type EnquiryDeps } from './submit-enquiry.ts';

/** The endpoints of visitors' enquiries. */
export function enquiryRoutes(deps: Omit<EnquiryDeps, 'outcome'>): HandlerMap<typeof enquiriesApi> {
  return {
    'POST /api/enquiries': submitEnquiry({ ...deps, outcome: enquiriesApi['POST /api/enquiries'].response }),
  };
}
