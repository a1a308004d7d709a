import { mediaApi } from '#domain/api/media.ts';
import type { UploadKind } from '#domain/media/upload-place.ts';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { useId, useRef, useState, type ReactElement } from 'react';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.upload;

interface Props {
  /** Hears of the upload that the picture became. */
  fetched: (upload: string, name: string) => void;
  /** The uploads of the form, which a picture on its way is part of. */
  uploads: FormUploads;
  /** What the picture is for; default 'picture'. */
  kind?: UploadKind;
}

/** Fetches a picture from an address. No form of its own: it also stands within the forms of other screens. */
export function AddressField({ fetched, uploads, kind = 'picture' }: Props): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const fetchIt = async (): Promise<void> => {
    const element = input.current;
    if (element === null || busy || !element.reportValidity()) return;
    const address = element.value;
    const report = (state: 'running' | 'failed'): void =>
      uploads.report(input, [{ upload: id, name: address, state, progress: 0 }]);
    setBusy(true);
    setFailure('');
    report('running');
    try {
      const { upload } = await requestOnce(`${kind} from ${address}`, (key) =>
        callAsStaff(mediaApi, 'POST /api/admin/uploads/from-address', { body: { upload: key, address, kind } }),
      );
      fetched(upload, address);
      uploads.report(input, []);
      element.value = '';
    } catch (error) {
      report('failed');
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  return (
    <div>
      <div className="flex items-end gap-4">
        <div className="field grow">
          <label className="field-label" htmlFor={id}>
            {text.address}
          </label>
          <input
            ref={input}
            id={id}
            type="url"
            required
            pattern="https://.*"
            placeholder={text.addressHint}
            aria-describedby={`${id}-fault`}
            className="field-input"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void fetchIt();
            }}
          />
        </div>
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void fetchIt()}>
          {text.fetch}
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
