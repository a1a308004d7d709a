import { type ReactElement, useEffect, useRef } from 'react';
import { ACCOUNT_DELETED, FAILED_TO_LOAD_PROFILE, LOADING_PROFILE } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { DataForm } from './DataForm.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { PROFILE_TEXT as text } from '../text.ts';
import { type ProfileState, useProfile } from './use-profile.ts';

/** The member's account: settings, password, data and deletion. */
export function ProfileView(): ReactElement {
  const { state, load, showGone } = useProfile();
  const view = useRef<HTMLDivElement>(null);
  /** Its button goes with the message: the focus stays where the account will be. */
  const retry = (): void => {
    view.current?.focus({ preventScroll: true });
    void load();
  };
  return (
    <div ref={view} className="ringless" tabIndex={-1}>
      <ProfileContent state={state} retry={retry} showGone={showGone} />
    </div>
  );
}

interface ContentProps {
  state: ProfileState;
  /** Loads the profile again after a failure. */
  retry: () => void;
  /** Called when the account is deleted. */
  showGone: () => void;
}

function ProfileContent({ state, retry, showGone }: ContentProps): ReactElement | null {
  switch (state.name) {
    case 'start':
      return null;
    case 'loading':
      return (
        <p role="status" className="text-ink-soft">
          {LOADING_PROFILE}
        </p>
      );
    case 'failed':
      return (
        <div className="max-w-text border-l-2 border-error pl-6" role="alert">
          <p>{FAILED_TO_LOAD_PROFILE}</p>
          <button type="button" className="button button-primary mt-6" onClick={retry}>
            {text.tryAgain}
          </button>
        </div>
      );
    case 'gone':
      return <Farewell />;
    case 'profile':
      return (
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <ProfileCard profile={state.profile} />
          <div className="grid gap-y-20 lg:col-span-7 lg:col-start-6">
            <SettingsForm profile={state.profile} />
            <PasswordForm email={state.profile.email} />
            <DataForm />
            <DeletionForm email={state.profile.email} onDeleted={showGone} />
          </div>
        </div>
      );
  }
}

/** Its message takes the focus, because the pressed button is gone with the account. */
function Farewell(): ReactElement {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} className="ringless max-w-text font-slanted text-heading italic">
        {ACCOUNT_DELETED}
      </p>
      <a className="button button-primary mt-8" href={PATHS.home}>
        {text.home}
      </a>
    </>
  );
}
