import { newsletterApi } from '#domain/api/newsletter.ts';
import { NEWSLETTER_CONFIRM_NEXT, NEWSLETTER_FAILED, NEWSLETTER_SUBSCRIBED } from '#domain/newsletter/text.ts';
import { type NewsletterSubscription, newsletterSchema } from '#domain/newsletter/subscription.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/call-api.ts';
import { createSubmission, type Submission, untilFilledIn } from '#lib/forms/create-submission.ts';
import { readDraft } from '#lib/forms/form-draft.ts';
import { mergeValues, typedInto } from '#lib/forms/form-values.ts';
import { sendOnce } from '#lib/forms/send-once.ts';
import { submissionMetadata } from '#lib/forms/submission-metadata.ts';
import { FORM_TEXT } from '#lib/forms/text.ts';

/**
 * How long the confirmation shows, in milliseconds (visitor specification, section 4: 'returns to idle after 5
 * seconds').
 */
const THANKS_SHOWN = 5000;

const EMPTY = { email: '', consent: false };

const { response } = newsletterApi['POST /api/newsletter'];

interface Parts {
  form: HTMLFormElement;
  email: HTMLInputElement;
  consent: HTMLInputElement;
  button: HTMLButtonElement;
  status: HTMLElement;
}

/** Sends the newsletter's form instead of the browser: one field needs no React, only the same schema and client. */
export async function hydrateNewsletterForm(form: HTMLFormElement): Promise<void> {
  const parts = partsOf(form);
  const submission = createSubmission(form.id);
  let busy = false;

  restore(parts);
  form.noValidate = true;
  form.addEventListener('input', () => {
    show(parts, 'idle', '');
    submission.keep(mergeValues(EMPTY, typedInto(form, EMPTY)));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    void submit(parts, submission).finally(() => {
      busy = false;
    });
  });
}

async function submit(parts: Parts, submission: Submission): Promise<void> {
  const filled = newsletterSchema.safeParse(mergeValues(EMPTY, typedInto(parts.form, EMPTY)));
  if (!filled.success) {
    const [first] = filled.error.issues;
    show(parts, 'error', first?.message ?? NEWSLETTER_FAILED);
    (first?.path[0] === 'consent' ? parts.consent : parts.email).focus();
    return;
  }
  show(parts, 'busy', '');
  try {
    await untilFilledIn(submission);
    await sendOnce(
      () => subscribe(parts.form, filled.data, submission),
      submission.renewKey,
      (offline) => show(parts, 'busy', offline ? FORM_TEXT.waiting.offline : ''),
    );
    submission.finish();
    parts.form.reset();
    show(parts, 'success', `${NEWSLETTER_SUBSCRIBED} ${NEWSLETTER_CONFIRM_NEXT}`);
    setTimeout(() => parts.form.dataset['state'] === 'success' && show(parts, 'idle', ''), THANKS_SHOWN);
  } catch (error) {
    if (!(error instanceof ApiFailure)) reportError(error);
    const repair = error instanceof ApiFailure ? error.fields[0]?.message : undefined;
    show(parts, 'error', repair ?? NEWSLETTER_FAILED);
  }
  // Disabled fields lose the focus.
  if (document.activeElement === document.body) parts.button.focus({ preventScroll: true });
}

function subscribe(form: HTMLFormElement, subscription: NewsletterSubscription, submission: Submission) {
  return callApi('POST /api/newsletter', {
    params: {},
    body: { ...submissionMetadata(form, 'newsletter', submission.attempt()), subscription },
    parse: (result) => response.parse(result),
  });
}

function show({ form, email, consent, button, status }: Parts, state: string, text: string): void {
  const busy = state === 'busy';
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  button.textContent = busy ? (button.dataset['busy'] ?? label) : label;
  for (const control of [email, consent, button]) control.disabled = busy;
  form.dataset['state'] = state;
  status.textContent = text;
  email.ariaInvalid = String(state === 'error' && !email.checkValidity());
  consent.ariaInvalid = String(state === 'error' && email.checkValidity() && !consent.checked);
}

function restore({ form, email, consent }: Parts): void {
  const values = mergeValues(mergeValues(EMPTY, readDraft(form.id)?.values), typedInto(form, EMPTY));
  email.value = values.email;
  consent.checked = values.consent;
}

function partsOf(form: HTMLFormElement): Parts {
  const [email, consent] = ['email', 'consent'].map((name) => form.elements.namedItem(name));
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (!(email instanceof HTMLInputElement) || !(consent instanceof HTMLInputElement) || !button || !status) {
    throw new Error('The newsletter form lacks a part');
  }
  return { form, email, consent, button, status };
}
