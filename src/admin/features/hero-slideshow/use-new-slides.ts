import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { createFormUploads, type FormUploads } from '#admin/lib/form-uploads.ts';
import { addSlide, type StoredSlide } from './hero-images-resource.ts';

/** Pictures on their way to becoming slides. */
export interface NewSlides {
  /** The uploads of the screen. */
  readonly uploads: FormUploads;
  /** Pictures that could not be added, in their order. */
  readonly notAdded: readonly Picture[];
  /** Why not; '' when all were added. */
  readonly reason: string;
  /** Adds a picture as a slide, after those that are being added. */
  readonly add: (picture: Picture) => void;
  /** Tries again with those that could not be added. */
  readonly retry: () => void;
  /** Whether leaving would lose a slide. */
  readonly isUnsaved: () => boolean;
}

/** Adds pictures as slides, one after the other, and keeps those that could not be added. */
export function useNewSlides(take: (slide: StoredSlide) => void): NewSlides {
  const [uploads] = useState(createFormUploads);
  const [notAdded, setNotAdded] = useState<readonly Picture[]>([]);
  const [reason, setReason] = useState('');
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(0);

  const addOne = async (picture: Picture): Promise<void> => {
    try {
      take(await addSlide(picture));
    } catch (error) {
      setNotAdded((pictures) => [...pictures, picture]);
      setReason(failureText(error, ADMIN_FAILURES.uploadImages));
    } finally {
      left.current -= 1;
    }
  };
  const add = (picture: Picture): void => {
    left.current += 1;
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
    isUnsaved: () => uploads.running.get() > 0 || left.current > 0 || notAdded.length > 0,
  };
}
