import { useState, type ReactElement } from 'react';
import { FORM_TEXT } from '#admin/components/form/text.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import type { PictureFieldProps } from '#admin/lib/picture-picker.tsx';
import { UrlField } from './UrlField.tsx';
import { LibrarySheet } from './library/LibrarySheet.tsx';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './use-uploads.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.field;

/** One picture of a form, with its alt text. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { id, label, picture, kind, optional, error, uploads, onPicture } = props;
  const note = props.note ?? (optional ? FORM_TEXT.optional : '');
  const [source, setSource] = useState<'none' | 'url' | 'library'>('none');
  const queue = useUploads(kind, uploads, (uploaded) => {
    setSource('none');
    onPicture(uploaded);
  });
  // There is one picture: the last choice counts, and a running upload is dropped.
  const choose = (chosen: Picture | null): void => {
    queue.drop();
    setSource('none');
    onPicture(chosen);
  };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field-wide grid min-w-0 gap-x-5 gap-y-4 min-[34rem]:grid-cols-[12rem_minmax(0,1fr)]"
      aria-describedby={`${id}-error`}
    >
      <legend className="field-label mb-1.5">
        {label}
        {note !== '' && <span className="ml-[0.5em] italic">{note}</span>}
      </legend>
      <div className="grid aspect-4/3 place-items-center self-start overflow-hidden border-b-4 border-anil bg-limestone">
        {picture === null ? (
          <p className="text-small text-ink-soft">{text.none}</p>
        ) : (
          <ResponsivePicture {...pictureSources(picture)} sizes="14rem" className="size-full" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap gap-2">
          <label className="button button-quiet cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-anil">
            {text.upload}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              className="sr-only"
              onChange={({ currentTarget }) => {
                queue.drop();
                queue.add([...(currentTarget.files ?? [])]);
                // Otherwise the same file could not be chosen again after it was fixed.
                currentTarget.value = '';
              }}
            />
          </label>
          <button type="button" className="button button-quiet" onClick={() => setSource('library')}>
            {text.library}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={source === 'url'}
            onClick={() => setSource(source === 'url' ? 'none' : 'url')}
          >
            {text.url}
          </button>
          {picture !== null && optional && (
            <button type="button" className="button button-quiet" onClick={() => void keepFocus(() => choose(null))}>
              {text.remove}
            </button>
          )}
        </div>
        <p className="field-hint m-0">{kind === 'team' ? text.teamHint : text.hint}</p>
        {source === 'url' && <UrlField begin={queue.beginFetch} uploads={uploads} kind={kind} />}
        <UploadRows queue={queue} />
        {picture !== null && (
          <div className="field">
            <label className="field-label" htmlFor={`${id}-alt`}>
              {text.alt}
            </label>
            <input
              id={`${id}-alt`}
              className="field-input"
              maxLength={MEDIUM_TEXT}
              value={picture.alt}
              onChange={({ currentTarget }) => onPicture({ ...picture, alt: currentTarget.value })}
            />
          </div>
        )}
        <FieldNotes id={id} error={error} />
      </div>
      {source === 'library' && <LibrarySheet onClose={() => setSource('none')} onPicture={choose} />}
    </fieldset>
  );
}
