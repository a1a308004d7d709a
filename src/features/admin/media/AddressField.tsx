import { mediaApi } from '@site/domain/api-media';
import { useState, type FormEvent, type ReactElement } from 'react';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { MEDIA_WORDS } from './words.ts';

const words = MEDIA_WORDS.upload;

/** Fetches a picture from an address; `fetched` hears of the upload it became. */
export function AddressField({ fetched }: { fetched: (upload: string, name: string) => void }): ReactElement {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const address = String(new FormData(form).get('address'));
    setBusy(true);
    setFailure('');
    try {
      const { upload } = await callAsStaff(mediaApi, 'POST /api/admin/uploads/from-address', { body: { address } });
      fetched(upload, address);
      form.reset();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  return (
    <form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="flex items-end gap-4">
        <div className="field grow">
          <label className="field-label" htmlFor="address">
            {words.address}
          </label>
          <input
            id="address"
            name="address"
            type="url"
            required
            pattern="https://.*"
            placeholder={words.addressHint}
            aria-describedby="address-fault"
            className="field-input"
          />
        </div>
        <button type="submit" className="button button-quiet" disabled={busy}>
          {words.fetch}
        </button>
      </div>
      <p id="address-fault" role="alert" className="field-error">
        {failure}
      </p>
    </form>
  );
}
