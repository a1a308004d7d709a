import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ACCOUNT_OFFLINE, EMAIL_CONFIRMED, LINK_USED_UP, NEW_PASSWORD_SAVED } from '#domain/account/text.ts';
import type { AccountAction as Action } from '#domain/account/emails.ts';
import { PATHS } from '#domain/site/paths.ts';
import { commonText, endsLink } from './failure-text.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ACTION_TEXT as text } from './text.ts';

/** 'start' is the HTML; a 'broken' link is over, an 'unchecked' one may work when the page is loaded again. */
type State =
  | { readonly name: 'start' | 'checking' | 'broken' | 'done' }
  | { readonly name: 'reset'; readonly email: string }
  | { readonly name: 'unchecked'; readonly why: string };

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
      // No email of ours has such a link.
      if (read.mode === null || read.code === '') {
        setState({ name: 'broken' });
        return;
      }
      setState({ name: 'checking' });
      try {
        const { emailOfReset } = await import('#lib/member/account-changes.ts');
        setState({ name: 'reset', email: await emailOfReset(read.code) });
      } catch (error) {
        if (endsLink(error)) setState({ name: 'broken' });
        else setState({ name: 'unchecked', why: commonText(error, ACCOUNT_OFFLINE) });
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
      return (
        <EndOfLink title={text.brokenTitle} message={LINK_USED_UP} href={PATHS.forgotPassword} label={text.again} />
      );
    case 'unchecked':
      return (
        <div role="alert">
          <h1 className="text-display">{text.uncheckedTitle}</h1>
          <p className="mt-5 text-lead text-ink-soft">{state.why}</p>
          <button type="button" className="button button-primary mt-10" onClick={() => location.reload()}>
            {text.reload}
          </button>
        </div>
      );
  }
}

/** Its heading takes the focus, because the pressed button is gone with the form. */
function EndOfLink(props: { title: string; message: string; href: string; label: string }): ReactElement {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="text-display ringless">
        {props.title}
      </h1>
      <p className="mt-5 text-lead text-ink-soft">{props.message}</p>
      <a className="button button-primary mt-10" href={props.href}>
        {props.label}
      </a>
    </>
  );
}
