import { isUploadType, uploadResultPath, type UploadKind } from '#domain/media/upload-place.ts';
import { uploadFailed } from '#domain/media/text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import { FirebaseError } from 'firebase/app';
import { atom } from 'nanostores';
import { failureText } from '#admin/lib/failure-text.ts';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';
import { readPdf, UnreadablePdf } from './read-pdf.ts';
import { sendFile, type Sending } from './send-file.ts';
import { ANY_PICTURES, fileFault, PDF_TYPE, type UploadIntake } from './upload-intake.ts';
import { isSettled, type UploadItem } from './upload-item.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

/** Maximum number of files sent at once; the others wait. */
const AT_ONCE = 3;

/** Milliseconds between two requests for the results of sent files. */
const POLL_INTERVAL = 800;

const INITIAL = { progress: 0, message: '', picture: null, warnings: [], known: false } as const;

/** A queue of uploads of one kind: it sends, polls for results while it is followed, cancels and retries. */
export function createUploadQueue(uid: string, kind: UploadKind = 'picture', startSending = sendFile) {
  const items = atom<readonly UploadItem[]>([]);
  const sendings = new Map<string, Pick<Sending, 'cancel'>>();
  /** Of the part of the form that the queue belongs to. */
  let latestIntake = ANY_PICTURES;
  let followers = 0;
  let isPolling = false;
  /** How often another picture was chosen. */
  let drops = 0;

  function change(upload: string, changes: Partial<UploadItem>): void {
    items.set(items.get().map((item) => (item.upload === upload ? { ...item, ...changes } : item)));
  }

  /** Adds files, valid ones up to the room that is left. */
  function add(files: readonly File[], intake: UploadIntake = ANY_PICTURES): void {
    latestIntake = intake;
    const added = itemsOf(files, intake, items.get());
    items.set([...items.get(), ...added]);
    for (const item of added) if (item.state === 'reading') void readPages(item, intake);
    sendNext();
  }

  /** What files become in the list next to `others`. */
  function itemsOf(files: readonly File[], intake: UploadIntake, others: readonly UploadItem[]): UploadItem[] {
    let left = roomLeft(intake, others);
    return files.map((file): UploadItem => {
      const common = { ...INITIAL, upload: crypto.randomUUID(), name: file.name, file };
      const fault = fileFault(file, kind, intake);
      // Without its file it cannot be retried: it would be rejected again.
      if (fault !== null) return { ...common, file: null, state: 'refused', message: fault };
      left -= 1;
      if (left < 0) return { ...common, file: null, state: 'refused', message: text.noRoom };
      return { ...common, state: file.type === PDF_TYPE ? 'reading' : 'waiting' };
    });
  }

  /** Replaces a PDF by its pages. */
  async function readPages({ upload, file }: UploadItem, intake: UploadIntake): Promise<void> {
    if (file === null) return;
    const others = (): UploadItem[] => items.get().filter((item) => item.upload !== upload);
    const aborter = new AbortController();
    sendings.set(upload, { cancel: () => aborter.abort() });
    try {
      const most = roomLeft(intake, others());
      const progress = (part: number): void => change(upload, { progress: part });
      const pages = await readPdf(file, { most, signal: aborter.signal, progress });
      if (aborter.signal.aborted) return;
      const added = itemsOf(pages, intake, others());
      items.set(items.get().flatMap((item) => (item.upload === upload ? added : [item])));
      sendNext();
    } catch (error) {
      if (aborter.signal.aborted) return;
      const message = error instanceof UnreadablePdf ? error.message : failureText(error, MEDIA_TEXT.pdf.failed);
      change(upload, { state: 'refused', file: null, message });
    } finally {
      sendings.delete(upload);
    }
  }

  /** Drops uploads that have not ended, because another picture was chosen. */
  function drop(): void {
    drops += 1;
    const dropped = items.get().filter((item) => !isSettled(item));
    items.set(items.get().filter(isSettled));
    for (const { upload } of dropped) sendings.get(upload)?.cancel();
  }

  /**
   * Begins with a picture that the API itself puts into Storage; the function it returns follows its upload, unless another
   * picture was chosen meanwhile.
   */
  function beginFetch(): (upload: string, name: string) => void {
    const before = drops;
    return (upload, name) => {
      if (drops === before) addFetched(upload, name);
    };
  }

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
    try {
      const sending = startSending({ uid, upload, file, type: file.type, kind }, (progress) =>
        change(upload, { progress }),
      );
      sendings.set(upload, sending);
      await sending.sent;
      change(upload, { state: 'processing', progress: 1 });
      void poll();
    } catch (error) {
      const cancelled = error instanceof FirebaseError && error.code === 'storage/canceled';
      const message = uploadFailed(error instanceof Error ? error.message : String(error));
      change(upload, cancelled ? { state: 'cancelled' } : { state: 'refused', message });
    } finally {
      sendings.delete(upload);
      // Later, because this may be within sendNext.
      queueMicrotask(sendNext);
    }
  }

  /** Polls for results until the returned function is called: once its screen was left, nobody waits for them. */
  function follow(): () => void {
    followers += 1;
    void poll();
    return () => {
      followers -= 1;
    };
  }

  /** Polls until nothing is being processed; one loop serves all uploads. */
  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      for (let due = processing(); followers > 0 && due.length > 0; due = processing()) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
        if (followers > 0) await pollOnce(due);
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
    const state = items.get().find((item) => item.upload === upload)?.state;
    if (state === 'waiting') change(upload, { state: 'cancelled' });
    if (state === 'reading') change(upload, { state: 'cancelled', file: null });
  }

  /** With a new id: the rules never let one upload replace another. */
  function retry(upload: string): void {
    // Others may have taken its place meanwhile; it can be retried once one of them is removed.
    if (roomLeft(latestIntake, items.get()) <= 0) return change(upload, { state: 'refused', message: text.noRoom });
    change(upload, { ...INITIAL, upload: crypto.randomUUID(), state: 'waiting' });
    sendNext();
  }

  /** Removes ended uploads from the list, by default all of them. */
  function clear(these: readonly UploadItem[] = items.get()): void {
    const names = new Set(these.map(({ upload }) => upload));
    items.set(items.get().filter((item) => !isSettled(item) || !names.has(item.upload)));
  }

  return { items, follow, add, beginFetch, addKnown, drop, cancel, retry, clear };
}

function roomLeft({ room }: UploadIntake, others: readonly UploadItem[]): number {
  return room() - others.filter((item) => !isSettled(item)).length;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
