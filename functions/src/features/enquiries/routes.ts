import { enquiriesApi } from '#domain/api/enquiries.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import { showAskedProperty } from './show-asked-property.ts';
import { submitEnquiry, type EnquiryDesk } from './submit-enquiry.ts';

/** The endpoints of visitors' enquiries. */
export function enquiryRoutes(deps: Omit<EnquiryDesk, 'outcome'>): HandlerMap<typeof enquiriesApi> {
  return {
    'POST /api/enquiries': submitEnquiry({ ...deps, outcome: enquiriesApi['POST /api/enquiries'].response }),
    'GET /api/enquiries/property-style': showAskedProperty(deps.database),
  };
}
