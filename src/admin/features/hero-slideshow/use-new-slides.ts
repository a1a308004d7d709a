import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { createFormUploads, type FormUploads } from '#admin/lib/form-uploads.ts';
import { addSlide, type StoredSlide } from './hero-images-resource.ts';

/** State of the pictures that are being added as slides. */
export interface NewSlides {
  readonly uploads: FormUploads;
  /** Pictures that could not be added, in their order. */
  readonly notAdded: readonly Picture[];
  /** Why not; '' when all were added. */
  readonly reason: string;
  /** Adds a picture as a slide, in a serial queue. */
  readonly add: (picture: Picture) => void;
  readonly retry: () => void;
  readonly isUnsaved: () => boolean;
}

/** Adds pictures as slides, in a serial queue, and keeps those that failed. */
export function useNewSlides(onAdded: (slide: StoredSlide) => void): NewSlides {
  const [uploads] = useState(createFormUploads);
  const [notAdded, setNotAdded] = useState<readonly Picture[]>([]);
  const [reason, setReason] = useState('');
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  const remaining = useRef(0);

  const addOne = async (picture: Picture): Promise<void> => {
    try {
      onAdded(await addSlide(picture));
    } catch (error) {
      setNotAdded((pictures) => [...pictures, picture]);
      setReason(failureText(error, ADMIN_FAILURES.uploadImages));
    } finally {
      remaining.current -= 1;
    }
  };
  const add = (picture: Picture): void => {
    remaining.current += 1;
    adding.current = adding.current.then(() => addOne(picture));
  };
  return {
    uploads,
    notAdded,
    reason,
    add,
    retry: () => {
      setNotAdded([]);
      setReason('');
      for (const picture of notAdded) add(picture);
    },
    isUnsaved: () => uploads.running.get() > 0 || remaining.current > 0 || notAdded.length > 0,
  };
}
