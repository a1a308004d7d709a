import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createFormUploads, type FormUploads, type UploadsEnded } from '../form-uploads.ts';

/** The uploads of a form that saving waits for. */
export function useFormUploads(): {
  uploads: FormUploads;
  hasRunning: boolean;
  /** Whether saving waits for them now. */
  isWaiting: boolean;
  wait: () => Promise<UploadsEnded>;
} {
  const [uploads] = useState(createFormUploads);
  const [isWaiting, setWaiting] = useState(false);
  const wait = async (): Promise<UploadsEnded> => {
    setWaiting(true);
    const ended = await uploads.ended();
    setWaiting(false);
    return ended;
  };
  return { uploads, hasRunning: useStore(uploads.running) > 0, isWaiting, wait };
}
