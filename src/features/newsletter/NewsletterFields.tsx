import { type ReactElement, useEffect, useRef } from 'react';
import { NEWSLETTER_CONFIRM_NEXT, NEWSLETTER_SUBSCRIBED, NEWSLETTER_SUBSCRIBING } from '#domain/newsletter/text.ts';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { PATHS } from '#domain/site/paths.ts';
import { Honeypot } from '#lib/forms/Honeypot.tsx';
import { FORM_TEXT } from '#lib/forms/text.ts';
import { NEWSLETTER_TEXT as text } from './text.ts';
import { NEWSLETTER_FORM, useSubscription } from './use-subscription.ts';

const STATUS = `${NEWSLETTER_FORM}-status`;
const PRIVACY_POLICY = 'privacy policy';

const { version, text: consent } = currentConsent('newsletter');
const [before, after] = consent.split(PRIVACY_POLICY);

/** The newsletter's form: one line, one box and one message at a time. The browser posts it until hydration. */
export function NewsletterFields({ labelledBy }: { labelledBy: string }): ReactElement {
  const { sent, isThanked, subscribe } = useSubscription();
  const { formRef, state, field, faults } = sent;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const busy = state === 'sending' || state === 'slow' || state === 'offline';
  const [email, agreed] = [field('email'), field('consent')];
  const [fault] = faults;

  // Disabled fields lose the focus.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) {
      buttonRef.current?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [busy]);

  return (
    <form
      id={NEWSLETTER_FORM}
      ref={formRef}
      action="/api/newsletter"
      method="post"
      className="newsletter"
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        void subscribe();
      }}
    >
      <input type="hidden" name="consentVersion" value={version} readOnly />
      <Honeypot form={NEWSLETTER_FORM} />
      <label className="field-label" htmlFor={email.id}>
        {text.email}
      </label>
      <div className="newsletter-line">
        <input
          {...email.registration}
          id={email.id}
          className="field-input"
          type="email"
          required
          disabled={busy}
          autoComplete="email"
          aria-describedby={STATUS}
          aria-invalid={fault?.path === 'email' || undefined}
        />
        <button ref={buttonRef} type="submit" className="button" disabled={busy}>
          {busy ? NEWSLETTER_SUBSCRIBING : text.subscribe}
        </button>
      </div>
      <div className="field-check">
        <input
          {...agreed.registration}
          id={agreed.id}
          type="checkbox"
          required
          disabled={busy}
          aria-describedby={STATUS}
          aria-invalid={fault?.path === 'consent' || undefined}
        />
        <label htmlFor={agreed.id}>
          {before}
          <a href={PATHS.privacyPolicy}>{PRIVACY_POLICY}</a>
          {after}
        </label>
      </div>
      <p id={STATUS} className="newsletter-status" role="status">
        {isThanked
          ? `${NEWSLETTER_SUBSCRIBED} ${NEWSLETTER_CONFIRM_NEXT}`
          : state === 'offline'
            ? FORM_TEXT.waiting.offline
            : fault?.message}
      </p>
    </form>
  );
}
