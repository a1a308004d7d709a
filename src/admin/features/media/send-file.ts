import { uploadObject, type UploadKind, type UploadType } from '#domain/media/upload-place.ts';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable, type FirebaseStorage } from 'firebase/storage';
import { memberAuth } from '#lib/member/auth.ts';

/** A file that is being sent. */
export interface Sending {
  /** Resolves when Storage has the whole file; rejects with code 'storage/canceled' after a cancel. */
  readonly sent: Promise<void>;
  readonly cancel: () => void;
}

/** Sends a file to Storage as a resumable upload; `progress` gets the fraction sent, 0 to 1. */
export function sendFile(
  { uid, upload, file, type, kind }: { uid: string; upload: string; file: File; type: UploadType; kind: UploadKind },
  progress: (part: number) => void,
): Sending {
  const task = uploadBytesResumable(ref(storage(), uploadObject(uid, upload, type, kind)), file, {
    contentType: type,
    customMetadata: { name: encodeURIComponent(file.name.toWellFormed()) },
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => progress(bytesTransferred / Math.max(totalBytes, 1)));
  return { sent: Promise.resolve(task).then(() => undefined), cancel: () => void task.cancel() };
}

let opened: FirebaseStorage | null = null;

function storage(): FirebaseStorage {
  if (opened !== null) return opened;
  const { bucket, emulators } = import.meta.env.FIREBASE_CLIENT;
  const store = getStorage(memberAuth().app, `gs://${bucket}`);
  const storageEmulator = emulators?.storage ?? null;
  if (storageEmulator !== null) {
    const { hostname, port } = new URL(storageEmulator);
    connectStorageEmulator(store, hostname, Number(port));
  }
  opened = store;
  return store;
}
