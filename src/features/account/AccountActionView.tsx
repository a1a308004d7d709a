import { type ReactElement, useEffect, useState } from 'react';
import { EMAIL_CONFIRMED, LINK_USED_UP, NEW_PASSWORD_SAVED } from '#domain/account/text.ts';
import type { AccountAction as Action } from '#domain/account/emails.ts';
import { PATHS } from '#domain/site/paths.ts';
import { commonText } from './failure-text.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ACTION_TEXT as text } from './text.ts';

/** 'start' is the HTML; 'broken' says why. */
type State =
  | { readonly name: 'start' | 'done' }
  | { readonly name: 'checking' }
  | { readonly name: 'reset'; readonly email: string }
  | { readonly name: 'broken'; readonly why: string };

const HEADING = 'account-title';

/** The parameters of the link in an email; no mode when it is none of ours. */
function readLink(): { mode: Action | null; code: string } {
  const parameters = new URL(location.href).searchParams;
  const mode = parameters.get('mode');
  const isKnown = mode === 'confirmEmail' || mode === 'resetPassword';
  return { mode: isKnown ? mode : null, code: parameters.get('oobCode') ?? '' };
}

/** The page that the links in emails open: it confirms an email address or resets a password, by choosing a new one. */
export function AccountActionView(): ReactElement | null {
  const [state, setState] = useState<State>({ name: 'start' });
  const [link, setLink] = useState<ReturnType<typeof readLink>>({ mode: null, code: '' });

  useEffect(() => {
    const follow = async (): Promise<void> => {
      const read = readLink();
      setLink(read);
      setState({ name: 'checking' });
      try {
        if (read.mode === null) throw new Error('No email of ours has this link');
        const { emailOfReset } = await import('#lib/member/account-changes.ts');
        setState({ name: 'reset', email: await emailOfReset(read.code) });
      } catch (error) {
        setState({ name: 'broken', why: commonText(error, LINK_USED_UP) });
      }
    };
    void follow();
  }, []);

  const isConfirmation = link.mode === 'confirmEmail';
  switch (state.name) {
    case 'start':
      return null;
    case 'checking':
      return <p role="status">{text.checking}</p>;
    case 'reset':
      return (
        <>
          <h1 id={HEADING} className="text-display">
            {isConfirmation ? text.confirmTitle : text.resetTitle}
          </h1>
          {isConfirmation && <p className="mt-5 mb-10 text-lead text-ink-soft">{text.confirmIntroduction}</p>}
          <div className="mt-10">
            <NewPasswordForm
              labelledBy={HEADING}
              code={link.code}
              email={state.email}
              onSaved={() => setState({ name: 'done' })}
            />
          </div>
        </>
      );
    case 'done':
      return (
        <EndOfLink
          title={text.confirmedTitle}
          message={isConfirmation ? EMAIL_CONFIRMED : NEW_PASSWORD_SAVED}
          href={PATHS.login}
          label={text.signIn}
        />
      );
    case 'broken':
      return <EndOfLink title={text.brokenTitle} message={state.why} href={PATHS.forgotPassword} label={text.again} />;
  }
}

function EndOfLink(props: { title: string; message: string; href: string; label: string }): ReactElement {
  return (
    <>
      <h1 className="text-display">{props.title}</h1>
      <p className="mt-5 text-lead text-ink-soft">{props.message}</p>
      <a className="button button-primary mt-10" href={props.href}>
        {props.label}
      </a>
    </>
  );
}
