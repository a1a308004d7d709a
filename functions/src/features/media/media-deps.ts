import type { Firestore } from 'firebase-admin/firestore';
import type { PictureBucket } from './picture-store.ts';

export interface MediaDeps {
  readonly database: () => Firestore;
  readonly bucket: () => PictureBucket;
  readonly clock: () => Date;
}
