import type { ContentDeps } from '#platform/content/content-transaction.ts';
import type { PictureBucket } from './picture-store.ts';

export interface MediaDeps extends ContentDeps {
  readonly bucket: () => PictureBucket;
}
