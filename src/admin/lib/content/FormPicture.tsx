import type { UploadKind } from '#domain/media/upload-place.ts';
import type { ReactElement } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FormUploads } from '../form-uploads.ts';
import { PictureField } from '../picture-picker.tsx';
import { pictureOf } from './form-pictures.ts';

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  uploads: FormUploads;
  name: string;
  id: string;
  label: string;
  /** Default 'picture'. */
  kind?: UploadKind;
  /** Whether it may be empty; default false. */
  optional?: boolean;
  /** A word after the label; default 'optional' for a picture that may be empty. */
  note?: string;
  error: string | undefined;
}

export function FormPicture<Output>(props: Props<Output>): ReactElement {
  const { form, uploads, name, id, label, kind = 'picture', optional = false, error } = props;
  const value: unknown = useWatch({ control: form.control, name });
  return (
    <PictureField
      id={id}
      label={label}
      kind={kind}
      optional={optional}
      note={props.note}
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
