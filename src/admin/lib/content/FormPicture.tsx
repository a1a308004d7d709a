import type { UploadKind } from '#domain/media/upload-place.ts';
import type { ReactElement } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FormUploads } from '../form-uploads.ts';
import { PictureField } from '../picture-picker.tsx';
import { pictureOf } from './form-pictures.ts';

interface Props<Output> {
  /** The form it stands in. */
  form: UseFormReturn<FieldValues, unknown, Output>;
  /** The uploads of the form. */
  uploads: FormUploads;
  /** Name of the field. */
  name: string;
  /** Id of the field. */
  id: string;
  /** Visible label. */
  label: string;
  /** What the picture is for; default 'picture'. */
  kind?: UploadKind;
  /** Whether there may be none; default false. */
  optional?: boolean;
  /** What is wrong; undefined for nothing. */
  error: string | undefined;
}

/** A picture as a field of a form. */
export function FormPicture<Output>(props: Props<Output>): ReactElement {
  const { form, uploads, name, id, label, kind = 'picture', optional = false, error } = props;
  const value: unknown = useWatch({ control: form.control, name });
  return (
    <PictureField
      id={id}
      label={label}
      kind={kind}
      optional={optional}
      error={error}
      uploads={uploads}
      picture={pictureOf(value)}
      onPicture={(picture) => {
        form.clearErrors(name);
        form.setValue(name, picture, { shouldDirty: true });
      }}
    />
  );
}
