import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { createFormUploads, type FormUploads } from '#admin/lib/form-uploads.ts';
import { heroImagesResource, type StoredSlide } from '#admin/lib/content/content-resources.ts';
import { requestOnce } from '#admin/lib/request-once.ts';

/** State of the pictures that are being added as slides. */
export interface NewSlides {
  readonly uploads: FormUploads;
  /** Pictures that could not be added, in their order. */
  readonly notAdded: readonly Picture[];
  /** Why not; '' when all were added. */
  readonly reason: string;
  /** Adds a picture as a slide, in a serial queue; before the slide of `next`, or at the end for null. */
  readonly add: (picture: Picture, next: Picture | null) => void;
  readonly retry: () => void;
  readonly isUnsaved: () => boolean;
}

/**
 * Adds pictures as slides, in a serial queue, and keeps those that failed. `onAdded` gets each slide, and the id of the one that
 * it belongs before; null for the end.
 */
export function useNewSlides(onAdded: (slide: StoredSlide, before: string | null) => Promise<void>): NewSlides {
  const [uploads] = useState(createFormUploads);
  const [notAdded, setNotAdded] = useState<readonly Picture[]>([]);
  const [reason, setReason] = useState('');
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  const remaining = useRef(0);
  const added = useRef(new Map<string, string>());

  const addOne = async (picture: Picture, next: Picture | null): Promise<void> => {
    try {
      const slide = await addSlide(picture);
      added.current.set(picture.id, slide.id);
      await onAdded(slide, next === null ? null : (added.current.get(next.id) ?? null));
    } catch (error) {
      setNotAdded((pictures) => [...pictures, picture]);
      setReason(failureText(error, ADMIN_FAILURES.uploadImages));
    } finally {
      remaining.current -= 1;
    }
  };
  const add = (picture: Picture, next: Picture | null): void => {
    remaining.current += 1;
    adding.current = adding.current.then(() => addOne(picture, next));
  };
  return {
    uploads,
    notAdded,
    reason,
    add,
    retry: () => {
      setNotAdded([]);
      setReason('');
      for (const picture of notAdded) add(picture, null);
    },
    isUnsaved: () => uploads.running.get() > 0 || remaining.current > 0 || notAdded.length > 0,
  };
}

/** Adds a slide at the end; a new one is active (admin specification, section 7). */
function addSlide(image: Picture): Promise<StoredSlide> {
  const wanted = `slide ${JSON.stringify(image)}`;
  return requestOnce(wanted, (key) => heroImagesResource.create({ image, isActive: true }, key));
}
