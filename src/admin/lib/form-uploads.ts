import { atom, computed, type ReadableAtom } from 'nanostores';

/** An upload as its form sees it: it runs, it has its picture, or it failed. */
export interface FormUpload {
  /** Name of the upload, unlike any other of the form. */
  readonly upload: string;
  /** What the editor calls the file. */
  readonly name: string;
  /** Where it is. */
  readonly state: 'running' | 'done' | 'failed';
  /** Part that was sent, 0 to 1. */
  readonly progress: number;
}

/** How far the uploads of a form are. */
export interface UploadProgress {
  /** How many run. */
  readonly running: number;
  /** Part of those that was sent, 0 to 1. */
  readonly progress: number;
}

/** How the wait for the uploads of a form ended. */
export interface UploadsEnded {
  /** Names of the files that failed meanwhile. */
  readonly failed: readonly string[];
  /** Whether the editor did not want to wait. */
  readonly isSkipped: boolean;
}

/** The uploads of one form or screen: saving waits for them, and leaving asks while one runs. */
export interface FormUploads {
  /** How far those that run are. */
  readonly state: ReadableAtom<UploadProgress>;
  /** How many run; changes less often than `state`. */
  readonly running: ReadableAtom<number>;
  /** Takes the present uploads of one part of the form; those it told earlier are forgotten. */
  readonly report: (part: object, uploads: readonly FormUpload[]) => void;
  /** Counts a picture that the form has taken. */
  readonly countPicture: () => void;
  /** How many pictures the form has taken so far. */
  readonly pictures: () => number;
  /** Resolves once no upload runs, or once the editor does not want to wait any longer. */
  readonly ended: () => Promise<UploadsEnded>;
  /** Ends the wait at once; the uploads themselves go on. */
  readonly skip: () => void;
}

/** Keeps the uploads of one form. */
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
        const look = (): void => {
          const running = uploads().filter(({ state: is }) => is === 'running');
          for (const { upload } of running) waited.add(upload);
          if (running.length === 0) end(false);
        };
        skipWait = () => end(true);
        stop = all.listen(look);
        look();
      }),
    skip: () => skipWait(),
  };
}
