import { randomUUID } from 'node:crypto';
import { uploadObject } from '#domain/media/upload-place.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { processUpload } from '#functions/features/media/uploads/process-upload.ts';
import { readSeedEnvironment } from '#scripts/seed/seed-environment.ts';
import { runPictureWorker } from './picture-worker.ts';

const app = initializeApp(readSeedEnvironment(process.env));
const database = getFirestore(app);
const bucket = getStorage(app).bucket();
const deps = { database: () => database, bucket: () => bucket, clock: () => new Date() };

// End to end: uploads to Storage and runs the function's code, which writes variants and documents and deletes the upload.
runPictureWorker(async (bytes) => {
  const object = uploadObject('bench', randomUUID(), 'image/jpeg', 'picture');
  await bucket.file(object).save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const outcome = await processUpload(deps, { object, size: bytes.byteLength, name: 'bench.jpg' });
  if (outcome !== 'done') throw new Error(`A photograph was not processed: ${outcome}`);
});
