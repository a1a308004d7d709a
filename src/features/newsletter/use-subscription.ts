import { useEffect, useState } from 'react';
import { newsletterApi } from '#domain/api/newsletter.ts';
import { type NewsletterSubscription, newsletterSchema } from '#domain/newsletter/subscription.ts';
import { callApi } from '#lib/api/call-api.ts';
import { type SentForm, useSentForm } from '#lib/forms/use-sent-form.ts';

/** Id of the newsletter's form and of its draft. */
export const NEWSLETTER_FORM = 'newsletter-form';

/**
 * How long the confirmation shows, in milliseconds (visitor specification, section 4: 'returns to idle after 5
 * seconds').
 */
const THANKS_SHOWN = 5000;

interface NewsletterForm {
  sent: SentForm<{ email: string; consent: true }, NewsletterSubscription>;
  /** True for some seconds after a sign-up; the form is empty again. */
  isThanked: boolean;
  subscribe: () => Promise<void>;
}

/** The newsletter's form and its confirmation. */
export function useSubscription(): NewsletterForm {
  const [isThanked, setThanked] = useState(false);
  const sent = useSentForm({
    id: NEWSLETTER_FORM,
    schema: newsletterSchema,
    defaults: { email: '', consent: false },
    prefix: 'subscription',
    consent: 'newsletter',
    send: (subscription) => (metadata) =>
      callApi(newsletterApi, 'POST /api/newsletter', { body: { ...metadata, subscription } }),
    onRejected: ([first]) => {
      const field = sent.formRef.current?.elements.namedItem(first?.path ?? '');
      if (field instanceof HTMLElement) field.focus();
    },
  });

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_SHOWN);
    return () => clearTimeout(timer);
  }, [isThanked]);

  const subscribe = async (): Promise<void> => {
    setThanked(false);
    if (!(await sent.submit())) return;
    sent.reset();
    setThanked(true);
  };
  return { sent, isThanked, subscribe };
}
