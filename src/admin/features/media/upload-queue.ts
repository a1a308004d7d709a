import { isUploadType, uploadResultPath, type UploadKind } from '#domain/media/upload-place.ts';
import { uploadFailed, fileTooLarge, invalidFileType } from '#domain/media/text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import { FirebaseError } from 'firebase/app';
import { atom } from 'nanostores';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';
import { sendFile, type Sending } from './send-file.ts';
import { isSettled, type UploadItem } from './upload-item.ts';
import { MEDIA_TEXT } from './text.ts';
import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/media/limits.ts';

const text = MEDIA_TEXT.upload;

/** Maximum number of files sent at once; the others wait. */
const AT_ONCE = 3;

/** Milliseconds between two requests for the results of sent files. */
const POLL_INTERVAL = 800;

const INITIAL = { progress: 0, message: '', picture: null, warnings: [], known: false } as const;

/** A queue of uploads of one kind: it sends, polls for results, cancels and retries. */
export function createUploadQueue(uid: string, kind: UploadKind = 'picture') {
  const items = atom<readonly UploadItem[]>([]);
  const sendings = new Map<string, Sending>();
  let isPolling = false;

  function change(upload: string, changes: Partial<UploadItem>): void {
    items.set(items.get().map((item) => (item.upload === upload ? { ...item, ...changes } : item)));
  }

  /** Adds files, valid ones up to the room that is left. */
  function add(files: readonly File[], room = Infinity): void {
    let left = room - items.get().filter((item) => !isSettled(item)).length;
    const added = files.map((file): UploadItem => {
      const common = { ...INITIAL, upload: crypto.randomUUID(), name: file.name, file };
      const fault = fileFault(file, kind);
      // Without its file it cannot be retried: it would be rejected again.
      if (fault !== null) return { ...common, file: null, state: 'refused', message: fault };
      left -= 1;
      if (left < 0) return { ...common, file: null, state: 'refused', message: text.noRoom };
      return { ...common, state: 'waiting' };
    });
    items.set([...items.get(), ...added]);
    sendNext();
  }

  /** Drops uploads that have not ended, because another picture was chosen. */
  function drop(): void {
    const dropped = items.get().filter((item) => !isSettled(item));
    items.set(items.get().filter(isSettled));
    for (const { upload } of dropped) sendings.get(upload)?.cancel();
  }

  /** Follows an upload that the API itself put into Storage. */
  function addFetched(upload: string, name: string): void {
    items.set([...items.get(), { ...INITIAL, upload, name, file: null, state: 'processing', progress: 1 }]);
    void poll();
  }

  /** Puts a picture of the library among the uploads, so that it keeps its place in the order of choosing. */
  function addKnown(picture: Picture, name: string): void {
    const upload = crypto.randomUUID();
    items.set([
      ...items.get(),
      { ...INITIAL, upload, name, file: null, state: 'done', progress: 1, picture, known: true },
    ]);
  }

  function sendNext(): void {
    const busy = items.get().filter(({ state }) => state === 'sending').length;
    const waiting = items.get().filter(({ state }) => state === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, AT_ONCE - busy))) void send(item);
  }

  async function send({ upload, file }: UploadItem): Promise<void> {
    if (file === null || !isUploadType(file.type)) return;
    change(upload, { state: 'sending' });
    const sending = sendFile({ uid, upload, file, type: file.type, kind }, (progress) => change(upload, { progress }));
    sendings.set(upload, sending);
    try {
      await sending.sent;
      change(upload, { state: 'processing', progress: 1 });
      void poll();
    } catch (error) {
      const cancelled = error instanceof FirebaseError && error.code === 'storage/canceled';
      const message = uploadFailed(error instanceof Error ? error.message : String(error));
      change(upload, cancelled ? { state: 'cancelled' } : { state: 'refused', message });
    } finally {
      sendings.delete(upload);
      sendNext();
    }
  }

  /** Polls until nothing is being processed; one loop serves all uploads. */
  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      for (let due = processing(); due.length > 0; due = processing()) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
        await pollOnce(due);
      }
    } finally {
      isPolling = false;
    }
  }

  function processing(): UploadItem[] {
    return items.get().filter(({ state }) => state === 'processing');
  }

  async function pollOnce(due: readonly UploadItem[]): Promise<void> {
    try {
      const found = await fetchDocuments((own) => due.map(({ upload }) => uploadResultPath(own, upload)));
      for (const { upload } of due) {
        const document = found.get(uploadResultPath(uid, upload));
        if (document !== undefined) settle(upload, document);
      }
    } catch (error) {
      // Offline for a while: the next poll gets the results.
      reportError(error);
    }
  }

  function settle(upload: string, document: unknown): void {
    const result = uploadResultSchema.parse(document);
    if (result.state === 'refused') change(upload, { state: 'refused', message: result.message });
    else change(upload, { state: 'done', picture: result.picture, warnings: result.warnings, known: result.known });
  }

  function cancel(upload: string): void {
    sendings.get(upload)?.cancel();
    const waiting = items.get().find((item) => item.upload === upload)?.state === 'waiting';
    if (waiting) change(upload, { state: 'cancelled' });
  }

  /** With a new id: the rules never let one upload replace another. */
  function retry(upload: string): void {
    change(upload, { ...INITIAL, upload: crypto.randomUUID(), state: 'waiting' });
    sendNext();
  }

  /** Removes ended uploads from the list, by default all of them. */
  function clear(these: readonly UploadItem[] = items.get()): void {
    const names = new Set(these.map(({ upload }) => upload));
    items.set(items.get().filter((item) => !isSettled(item) || !names.has(item.upload)));
  }

  return { items, add, addFetched, addKnown, drop, cancel, retry, clear };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Error of a file, found before it is sent; null for none. The function checks the bytes after the upload. */
function fileFault(file: File, kind: UploadKind): string | null {
  if (!isUploadType(file.type)) return invalidFileType(file.type === '' ? 'unknown' : file.type);
  const limit = kind === 'team' ? TEAM_PHOTO_BYTES_MAX : PICTURE_BYTES_MAX;
  return file.size > limit ? fileTooLarge(file.size, limit) : null;
}
