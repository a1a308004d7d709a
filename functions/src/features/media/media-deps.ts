import type { Firestore } from 'firebase-admin/firestore';
import type { PictureBucket } from './picture-store.ts';

/** What the handling of pictures stands on. */
export interface MediaDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** The bucket of the pictures. */
  readonly bucket: () => PictureBucket;
  /** The time. */
  readonly clock: () => Date;
}
