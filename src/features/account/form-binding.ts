import type { FormErrors } from '#domain/account/form-checks.ts';

export interface FormHandlers {
  /** The faults by field; the form is sent only when there are none. */
  readonly check: () => FormErrors;
  /**
   * Sends the form; returns the success message, or null when the page navigates away. Throws a FormFailure to show.
   */
  readonly send: () => Promise<string | null>;
}

/** A failure whose message the visitor reads, in a field or above the button. */
export class FormFailure extends Error {
  /** '' for the form as a whole. */
  readonly field: string;

  /** `message` is what the visitor reads. */
  constructor(message: string, field = '', cause?: unknown) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.field = field;
  }
}

/** Handles an account form: checks it, shows faults next to their fields, sends it once and reports the outcome. */
export function bindForm(form: HTMLFormElement, handlers: FormHandlers): void {
  form.noValidate = true;
  for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, handlers);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) clearFault(target);
  });
}

export function textOf(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name).value;
}

export function isTicked(form: HTMLFormElement, name: string): boolean {
  return fieldOf(form, name).checked;
}

/** Reports the outcome above the button; '' clears it. */
export function notify(form: HTMLFormElement, text: string, kind: 'success' | 'failure'): void {
  const outcome = form.querySelector<HTMLElement>('[data-outcome]');
  if (!outcome) throw new Error('The form has no place for its outcome');
  outcome.dataset['outcome'] = kind;
  outcome.textContent = text;
}

async function submit(form: HTMLFormElement, { check, send }: FormHandlers): Promise<void> {
  if (form.ariaBusy === 'true') return;
  notify(form, '', 'success');
  const faults = check();
  for (const field of fieldsOf(form)) clearFault(field);
  const wrong = Object.entries(faults);
  if (wrong.length > 0) {
    for (const [name, text] of wrong) showFault(form, name, text);
    fieldsOf(form)
      .find(({ ariaInvalid }) => ariaInvalid === 'true')
      ?.focus();
    return;
  }
  const release = setBusy(form);
  try {
    const text = await send();
    if (text !== null) notify(form, text, 'success');
  } catch (error) {
    if (!(error instanceof FormFailure)) throw error;
    if (error.field === '') notify(form, error.message, 'failure');
    else {
      showFault(form, error.field, error.message);
      fieldOf(form, error.field).focus();
    }
  } finally {
    release();
  }
}

/** Shows the text of `data-busy` on the button until the returned function is called. */
function setBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) {
    button.ariaDisabled = 'true';
    button.textContent = button.dataset['busy'] ?? label;
  }
  return () => {
    form.ariaBusy = null;
    if (!button) return;
    button.ariaDisabled = null;
    button.textContent = label;
  };
}

function showFault(form: HTMLFormElement, name: string, text: string): void {
  const field = fieldOf(form, name);
  const fault = document.createElement('p');
  fault.id = `${field.id}-fault`;
  fault.className = 'field-error';
  fault.textContent = text;
  field.ariaInvalid = 'true';
  field.setAttribute('aria-describedby', [field.getAttribute('aria-describedby') ?? '', fault.id].join(' ').trim());
  const box = field.closest('.field-check');
  if (box) {
    // Closer to the checkbox than to the next field.
    fault.classList.add('-mt-6');
    box.after(fault);
  } else {
    (field.closest('.field') ?? form).append(fault);
  }
}

function clearFault(field: HTMLInputElement): void {
  const id = `${field.id}-fault`;
  document.getElementById(id)?.remove();
  field.ariaInvalid = null;
  const others = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other !== id && other !== '');
  if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '));
  else field.removeAttribute('aria-describedby');
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')];
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
  return field;
}

/** The form that AccountForm.astro rendered under this name. */
export function formNamed(name: string): HTMLFormElement {
  const form = document.querySelector(`form[data-account-form="${name}"]`);
  if (!(form instanceof HTMLFormElement)) throw new Error(`The page has no form ${name}`);
  return form;
}
