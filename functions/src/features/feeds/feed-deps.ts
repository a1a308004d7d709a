import type { ContentDeps } from '#platform/content/content-transaction.ts';
import type { Internet } from '#platform/internet/fetch-public-file.ts';

/** What handlers and jobs about other sites' calendars need. */
export interface FeedDeps extends ContentDeps {
  readonly internet: Internet;
}
