import type { Picture } from '#domain/media/picture.ts';
import type { UploadKind } from '#domain/media/upload-place.ts';
import type { FormUploads } from './form-uploads.ts';
import { createContext, Suspense, useContext, type ComponentType, type ReactElement } from 'react';

export interface PictureFieldProps {
  readonly id: string;
  readonly label: string;
  readonly picture: Picture | null;
  /** What it is for; team photographs have a lower size limit. */
  readonly kind: UploadKind;
  /** Whether it may be removed. */
  readonly optional: boolean;
  /** A word after the label; default 'optional' for a picture that may be removed. */
  readonly note?: string | undefined;
  readonly error?: string | undefined;
  /** The uploads of the form, to which the field adds its own. */
  readonly uploads: FormUploads;
  /** Sets another picture, its alt text, or null. */
  readonly onPicture: (picture: Picture | null) => void;
}

export interface PictureIntakeProps {
  /** The uploads of the form or screen, to which the intake adds its own. */
  readonly uploads: FormUploads;
  /** How many more pictures may be added; default any number. */
  readonly room?: number;
  /** Whether the pages of a PDF are added as pictures; default false. */
  readonly takesPdf?: boolean;
  /**
   * Adds a picture that was uploaded, fetched or chosen from the library; before `next`, which was chosen after it, or at the
   * end for null.
   */
  readonly onPicture: (picture: Picture, next: Picture | null) => void;
}

/**
 * How screens choose pictures. The media feature implements it and the app provides it, because features do not import
 * each other.
 */
export interface PicturePicker {
  /** One picture of a form, by upload, by URL or from the library. */
  readonly Field: ComponentType<PictureFieldProps>;
  readonly Intake: ComponentType<PictureIntakeProps>;
}

/** Provided by the app. */
export const PicturePickerContext = createContext<PicturePicker | null>(null);

/** One picture of a form, by upload, by URL or from the library. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { Field } = usePicturePicker();
  return (
    <Suspense>
      <Field {...props} onPicture={countPictures(props.uploads, props.onPicture)} />
    </Suspense>
  );
}

export function PictureIntake(props: PictureIntakeProps): ReactElement {
  const { Intake } = usePicturePicker();
  return (
    <Suspense>
      <Intake {...props} onPicture={countPictures(props.uploads, props.onPicture)} />
    </Suspense>
  );
}

/** Adds each picture to the count of the form's uploads. */
function countPictures<Picked extends readonly unknown[]>(
  uploads: FormUploads,
  onPicture: (...picked: Picked) => void,
): (...picked: Picked) => void {
  return (...picked) => {
    uploads.countPicture();
    onPicture(...picked);
  };
}

function usePicturePicker(): PicturePicker {
  const picker = useContext(PicturePickerContext);
  if (picker === null) throw new Error('This screen stands outside the back office.');
  return picker;
}
