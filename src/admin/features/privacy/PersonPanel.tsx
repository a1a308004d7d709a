import { saveFile } from '#admin/lib/save-file.ts';
import { privacyApi, type PersonFile } from '#domain/api/privacy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { partsOf, PRIVACY_TEXT as text } from './text.ts';

interface Props {
  file: PersonFile;
  /** Of the whole screen, so that nobody else is searched for while a person is being erased. */
  attempts: Pick<Attempts, 'busy' | 'attempt'>;
  /** Gets the message that says what was erased. */
  onErased: (message: string) => void;
}

/** What is stored about a person, with buttons to download and erase it. */
export function PersonPanel({ file, attempts: { busy, attempt }, onErased }: Props): ReactElement {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => heading.current?.focus(), [file]);
  const { email, account, published } = file;
  const parts = partsOf(file);
  const isNothing = account === null && parts.every(({ count }) => count === 0);

  const erase = async (): Promise<void> => {
    const gone = await callAsStaff(privacyApi, 'POST /api/admin/erasures', { body: { email } });
    // Cached lists may contain the person.
    client.removeQueries();
    const documents = gone.enquiries + gone.submissions + gone.subscribers + gone.mails;
    onErased(text.erased(documents, gone.accounts > 0, published > 0));
  };

  return (
    <section aria-labelledby="person" className="max-w-[44rem] border-b-4 border-anil bg-limestone px-7 pt-6 pb-8">
      <h2 id="person" ref={heading} tabIndex={-1} className="text-title wrap-anywhere">
        {text.about(email)}
      </h2>
      {isNothing ? (
        <p className="mt-3">{text.nothing}</p>
      ) : (
        <>
          <dl className="mt-4">
            {[...parts, { label: text.account, count: accountText(account) }].map(({ label, count }) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 border-b border-sand py-1.5"
              >
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => saveFile(`${email}.json`, jsonFile(file))}
            >
              {text.download}
            </button>
            <button
              type="button"
              className="button button-danger"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) setConfirming(true);
              }}
            >
              {busy ? text.erasing : text.erase}
            </button>
          </p>
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={text.confirm.title(email)}
          yes={text.confirm.yes}
          onYes={() => void attempt(erase(), text.eraseFailed)}
          onClose={() => setConfirming(false)}
        >
          {text.confirm.hint}
        </ConfirmDialog>
      )}
    </section>
  );
}

function accountText(account: PersonFile['account']): string {
  if (account === null) return text.noAccount;
  return account.staff === null ? text.member(account.favorites.length) : text.staff;
}

function jsonFile(value: unknown): Blob {
  return new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
}
