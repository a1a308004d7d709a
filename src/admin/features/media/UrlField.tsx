import { mediaApi } from '#domain/api/media.ts';
import type { UploadKind } from '#domain/media/upload-place.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { useId, useRef, useState, type ReactElement } from 'react';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

interface Props {
  /** Called when the fetch begins; the function it returns gets the upload that the picture became. */
  begin: () => (upload: string, name: string) => void;
  /** The uploads of the form, to which a running one is added. */
  uploads: FormUploads;
  /** Default 'picture'. */
  kind?: UploadKind;
}

/** Fetches a picture from a URL. Not a form element, because it is also used inside forms. */
export function UrlField({ begin, uploads, kind = 'picture' }: Props): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const fetchPicture = async (): Promise<void> => {
    const element = input.current;
    if (element === null || busy || !element.reportValidity()) return;
    const url = element.value;
    const fetched = begin();
    const report = (state: 'running' | 'failed'): void =>
      uploads.report(input, [{ upload: id, name: url, state, progress: 0 }]);
    setBusy(true);
    setFailure('');
    report('running');
    try {
      const { upload } = await requestOnce(`${kind} from ${url}`, (key) =>
        callAsStaff(mediaApi, 'POST /api/admin/uploads/from-address', { body: { upload: key, address: url, kind } }),
      );
      fetched(upload, url);
      uploads.report(input, []);
      element.value = '';
    } catch (error) {
      report('failed');
      setFailure(failureText(error, ADMIN_FAILURES.uploadImages));
    }
    setBusy(false);
  };

  return (
    <div>
      <div className="flex items-end gap-4">
        <div className="field grow">
          <label className="field-label" htmlFor={id}>
            {text.url}
          </label>
          <input
            ref={input}
            id={id}
            type="url"
            required
            pattern="https://.*"
            placeholder={text.urlHint}
            aria-describedby={`${id}-fault`}
            className="field-input"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void fetchPicture();
            }}
          />
        </div>
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          onClick={() => void keepFocus(fetchPicture)}
        >
          {text.fetch}
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
