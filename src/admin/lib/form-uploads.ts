import { atom, computed, type ReadableAtom } from 'nanostores';

/** An upload as its form sees it. */
export interface FormUpload {
  readonly upload: string;
  readonly name: string;
  readonly state: 'running' | 'done' | 'failed';
  /** Fraction sent, 0 to 1. */
  readonly progress: number;
}

export interface UploadProgress {
  /** Number of running uploads. */
  readonly running: number;
  /** Fraction of those that was sent, 0 to 1. */
  readonly progress: number;
}

export interface UploadsEnded {
  /** Names of the files that failed during the wait. */
  readonly failed: readonly string[];
  /** Whether the editor ended the wait. */
  readonly isSkipped: boolean;
}

/** The uploads of one form or screen: saving waits for them, and leaving asks while one runs. */
export interface FormUploads {
  /** Progress of the running ones. */
  readonly state: ReadableAtom<UploadProgress>;
  /** Number of running ones; changes less often than `state`. */
  readonly running: ReadableAtom<number>;
  /** Replaces the uploads of one part of the form. */
  readonly report: (part: object, uploads: readonly FormUpload[]) => void;
  /** Counts a picture that was added to the form. */
  readonly countPicture: () => void;
  /** Number of pictures added so far. */
  readonly pictures: () => number;
  /** Resolves once no upload runs, or once the editor ends the wait. */
  readonly ended: () => Promise<UploadsEnded>;
  /** Ends the wait; the uploads themselves continue. */
  readonly skip: () => void;
}

export function createFormUploads(): FormUploads {
  const all = atom<readonly (readonly [object, readonly FormUpload[]])[]>([]);
  const uploads = (): readonly FormUpload[] => all.get().flatMap(([, listed]) => listed);
  const state = computed(all, (parts): UploadProgress => {
    const running = parts.flatMap(([, listed]) => listed).filter((upload) => upload.state === 'running');
    const sent = running.reduce((sum, { progress }) => sum + progress, 0);
    return { running: running.length, progress: running.length === 0 ? 1 : sent / running.length };
  });
  let pictures = 0;
  let skipWait = (): void => undefined;

  return {
    state,
    running: computed(state, ({ running }) => running),
    report: (part, listed) => {
      const others = all.get().filter(([known]) => known !== part);
      all.set(listed.length === 0 ? others : [...others, [part, listed]]);
    },
    countPicture: () => {
      pictures += 1;
    },
    pictures: () => pictures,
    ended: () =>
      new Promise((resolve) => {
        const waited = new Set<string>();
        let stop = (): void => undefined;
        const end = (isSkipped: boolean): void => {
          stop();
          skipWait = () => undefined;
          const failed = uploads().filter(({ upload, state: is }) => is === 'failed' && waited.has(upload));
          resolve({ failed: failed.map(({ name }) => name), isSkipped });
        };
        const check = (): void => {
          const running = uploads().filter(({ state: is }) => is === 'running');
          for (const { upload } of running) waited.add(upload);
          if (running.length === 0) end(false);
        };
        skipWait = () => end(true);
        stop = all.listen(check);
        check();
      }),
    skip: () => skipWait(),
  };
}
