import { privacyApi, type PersonFile } from '#domain/api/privacy.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PRIVACY_TEXT as text } from './text.ts';

/** Finds a person, hands over the stored data and erases it. Nothing of it stays on the device. */
export function PrivacyScreen(): ReactElement {
  const [email, setEmail] = useState('');
  const [file, setFile] = useState<PersonFile | null>(null);
  const { failure, busy, attempt } = useAttempt();
  const [erased, setErased] = useState('');

  const find = async (): Promise<void> => {
    setErased('');
    setFile(null);
    setFile(await callAsStaff(privacyApi, 'POST /api/admin/person-files', { body: { email } }));
  };

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <form
        role="search"
        className="mb-8 flex max-w-[44rem] flex-wrap items-end gap-x-6 gap-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void attempt(find(), text.failed);
        }}
      >
        <div className="field flex-[1_1_18rem]">
          <label htmlFor="person-email" className="field-label">
            {text.email}
          </label>
          <input
            id="person-email"
            type="email"
            className="field-input"
            autoComplete="off"
            readOnly={busy}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </div>
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {busy && file === null ? text.finding : text.find}
        </button>
      </form>
      <Banner>{failure}</Banner>
      <Banner tone="success">{erased}</Banner>
      {file !== null && (
        <PersonPanel
          file={file}
          attempts={{ busy, attempt }}
          onErased={(message) => {
            setFile(null);
            setEmail('');
            setErased(message);
          }}
        />
      )}
    </>
  );
}
