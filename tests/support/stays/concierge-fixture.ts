import type { Account } from '#support/accounts/fixture.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openEnquiryStayFixture, type EnquiryStayFixture } from './enquiry-stay-fixture.ts';

/** A concierge who handles the stays of enquiries; everything is deleted by `close`. */
export interface ConciergeFixture {
  readonly content: ContentFixture;
  readonly stays: EnquiryStayFixture;
  readonly concierge: Account;
  /** Calls an endpoint below an enquiry as the concierge: 'hold', 'booking', 'stay'. */
  readonly call: (method: string, enquiryId: string, action: string, body?: object) => Promise<Response>;
  readonly close: () => Promise<void>;
}

export async function openConciergeFixture(): Promise<ConciergeFixture> {
  const content = await openContentFixture();
  const stays = openEnquiryStayFixture(content);
  const concierge = await content.openAccount('concierge');
  return {
    content,
    stays,
    concierge,
    call: (method, enquiryId, action, body) =>
      content.callAs(concierge, method, `/api/admin/enquiries/${enquiryId}/${action}`, body),
    close: async () => {
      await stays.close();
      await content.close();
    },
  };
}
