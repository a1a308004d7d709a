import type { Picture } from '#domain/media/picture.ts';
import type { UploadKind } from '#domain/media/upload-place.ts';
import type { FormUploads } from './form-uploads.ts';
import { createContext, Suspense, useContext, type ComponentType, type ReactElement } from 'react';

/** A picture of a form. */
export interface PictureFieldProps {
  /** Id of the field. */
  readonly id: string;
  /** Visible label. */
  readonly label: string;
  /** The picture; null for none. */
  readonly picture: Picture | null;
  /** What it is for; team photographs have a lower limit. */
  readonly kind: UploadKind;
  /** Whether there may be none. */
  readonly optional: boolean;
  /** What is wrong; undefined for nothing. */
  readonly error?: string | undefined;
  /** The uploads of the form, which its own are part of. */
  readonly uploads: FormUploads;
  /** Takes another picture, other words for it, or none. */
  readonly onPicture: (picture: Picture | null) => void;
}

/** Where a screen takes pictures, one or many. */
export interface PictureIntakeProps {
  /** The uploads of the form or screen, which its own are part of. */
  readonly uploads: FormUploads;
  /** How many more pictures may come; default any number. */
  readonly room?: number;
  /** Takes a picture that was uploaded, fetched or chosen from the library. */
  readonly onPicture: (picture: Picture) => void;
}

/** How other screens choose pictures: the pictures' own feature gives it, the back office hands it on. */
export interface PicturePicker {
  /** One picture of a form, chosen by upload, by address or from the library. */
  readonly Field: ComponentType<PictureFieldProps>;
  /** Many pictures, in the same ways. */
  readonly Intake: ComponentType<PictureIntakeProps>;
}

/** Where screens find it; the back office's frame fills it in. */
export const PicturePickerContext = createContext<PicturePicker | null>(null);

/** One picture of a form, chosen by upload, by address or from the library. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { Field } = usePicturePicker();
  return (
    <Suspense>
      <Field {...props} onPicture={counting(props.uploads, props.onPicture)} />
    </Suspense>
  );
}

/** Takes many pictures, by upload, by address or from the library. */
export function PictureIntake(props: PictureIntakeProps): ReactElement {
  const { Intake } = usePicturePicker();
  return (
    <Suspense>
      <Intake {...props} onPicture={counting(props.uploads, props.onPicture)} />
    </Suspense>
  );
}

/** The same, and the form's uploads count each picture that is taken. */
function counting<Taken>(uploads: FormUploads, onPicture: (picture: Taken) => void): (picture: Taken) => void {
  return (picture) => {
    uploads.countPicture();
    onPicture(picture);
  };
}

function usePicturePicker(): PicturePicker {
  const resource = useContext(PicturePickerContext);
  if (resource === null) throw new Error('This screen stands outside the back office.');
  return resource;
}
