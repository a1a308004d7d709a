import { isUploadType, uploadResultPath, type UploadKind } from '#domain/media/upload-place.ts';
import { uploadFailed } from '#domain/media/text.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import { FirebaseError } from 'firebase/app';
import { atom } from 'nanostores';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';
import { fileFault } from './check-file.ts';
import { sendFile, type Sending } from './send-file.ts';
import { isSettled, type UploadItem } from './upload-item.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

/** Files sent at once; the rest waits. */
const AT_ONCE = 3;

/** Milliseconds between looks at what became of sent files. */
const LOOK_EVERY = 800;

const fresh = { progress: 0, message: '', picture: null, warnings: [], known: false } as const;

/** A list of uploads of one kind that takes care of itself: sends, looks for results, cancels and retries. */
export function createUploadQueue(uid: string, kind: UploadKind = 'picture') {
  const items = atom<readonly UploadItem[]>([]);
  const sendings = new Map<string, Sending>();
  let looking = false;

  function change(upload: string, changes: Partial<UploadItem>): void {
    items.set(items.get().map((item) => (item.upload === upload ? { ...item, ...changes } : item)));
  }

  /** Takes files; of those that are good, no more than there is room for. */
  function add(files: readonly File[], room = Infinity): void {
    let left = room - items.get().filter((item) => !isSettled(item)).length;
    const added = files.map((file): UploadItem => {
      const common = { ...fresh, upload: crypto.randomUUID(), name: file.name, file };
      const fault = fileFault(file, kind);
      // Without its file it cannot be retried: it would be refused again.
      if (fault !== null) return { ...common, file: null, state: 'refused', message: fault };
      left -= 1;
      if (left < 0) return { ...common, file: null, state: 'refused', message: text.noRoom };
      return { ...common, state: 'waiting' };
    });
    items.set([...items.get(), ...added]);
    sendNext();
  }

  /** Forgets what has not ended: something else was chosen in its place. */
  function drop(): void {
    const dropped = items.get().filter((item) => !isSettled(item));
    items.set(items.get().filter(isSettled));
    for (const { upload } of dropped) sendings.get(upload)?.cancel();
  }

  /** Takes up an upload that the API itself put into Storage. */
  function addFetched(upload: string, name: string): void {
    items.set([...items.get(), { ...fresh, upload, name, file: null, state: 'processing', progress: 1 }]);
    void look();
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
      void look();
    } catch (error) {
      const cancelled = error instanceof FirebaseError && error.code === 'storage/canceled';
      const message = uploadFailed(error instanceof Error ? error.message : String(error));
      change(upload, cancelled ? { state: 'cancelled' } : { state: 'refused', message });
    } finally {
      sendings.delete(upload);
      sendNext();
    }
  }

  /** Looks until nothing is being processed any more; one look serves all. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      for (let due = processing(); due.length > 0; due = processing()) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        await lookOnce(due);
      }
    } finally {
      looking = false;
    }
  }

  function processing(): UploadItem[] {
    return items.get().filter(({ state }) => state === 'processing');
  }

  async function lookOnce(due: readonly UploadItem[]): Promise<void> {
    try {
      const found = await fetchDocuments((own) => due.map(({ upload }) => uploadResultPath(own, upload)));
      for (const { upload } of due) {
        const document = found.get(uploadResultPath(uid, upload));
        if (document !== undefined) settle(upload, document);
      }
    } catch (error) {
      // Whoever is offline for a while sees it in the browser itself, and the next look finds what became of it.
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

  /** Under another name: rules never let one upload replace another. */
  function retry(upload: string): void {
    change(upload, { ...fresh, upload: crypto.randomUUID(), state: 'waiting' });
    sendNext();
  }

  /** Takes from the list what has ended; of these uploads only, by default of all. */
  function clear(these: readonly UploadItem[] = items.get()): void {
    const names = new Set(these.map(({ upload }) => upload));
    items.set(items.get().filter((item) => !isSettled(item) || !names.has(item.upload)));
  }

  return { items, add, addFetched, drop, cancel, retry, clear };
}

/** A list of uploads. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;
