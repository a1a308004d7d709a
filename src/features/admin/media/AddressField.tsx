import { mediaApi } from '@site/domain/api-media';
import type { UploadKind } from '@site/domain/upload-place';
import { useId, useRef, useState, type ReactElement } from 'react';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { MEDIA_WORDS } from './words.ts';

const words = MEDIA_WORDS.upload;

interface Props {
  /** Hears of the upload that the picture became. */
  fetched: (upload: string, name: string) => void;
  /** What the picture is for; default 'picture'. */
  kind?: UploadKind;
}

/** Fetches a picture from an address. No form of its own: it also stands within the forms of other screens. */
export function AddressField({ fetched, kind = 'picture' }: Props): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const fetchIt = async (): Promise<void> => {
    const element = input.current;
    if (element === null || busy || !element.reportValidity()) return;
    const address = element.value;
    setBusy(true);
    setFailure('');
    try {
      const body = { address, kind };
      const { upload } = await callAsStaff(mediaApi, 'POST /api/admin/uploads/from-address', { body });
      fetched(upload, address);
      element.value = '';
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  return (
    <div>
      <div className="flex items-end gap-4">
        <div className="field grow">
          <label className="field-label" htmlFor={id}>
            {words.address}
          </label>
          <input
            ref={input}
            id={id}
            type="url"
            required
            pattern="https://.*"
            placeholder={words.addressHint}
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
          {words.fetch}
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
