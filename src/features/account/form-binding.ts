import type { FormFaults } from '#domain/account/form-checks.ts';

/** What a form does when it is sent. */
export interface FormHandlers {
  /** What is wrong with the fields; nothing is sent while something is. */
  readonly check: () => FormFaults;
  /** Sends it; gives the words of success, or null when the page goes elsewhere. Throws a FormFailure to be shown. */
  readonly send: () => Promise<string | null>;
}

/** A failure whose words the visitor reads, in a field or over the form. */
export class FormFailure extends Error {
  /** Field it is about; '' for the form. */
  readonly field: string;

  /** `message` is what the visitor reads. */
  constructor(message: string, field = '', cause?: unknown) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.field = field;
  }
}

/** Takes an account form into its hands: checks, says what is wrong beside each field, sends once, tells the outcome. */
export function takeForm(form: HTMLFormElement, duty: FormHandlers): void {
  form.noValidate = true;
  for (const fieldset of form.querySelectorAll('fieldset')) fieldset.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, duty);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) clearFault(target);
  });
}

/** The text in a field. */
export function textOf(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name).value;
}

/** Whether a box is ticked. */
export function isTicked(form: HTMLFormElement, name: string): boolean {
  return fieldOf(form, name).checked;
}

/** Says how it went, over the button; '' clears it. */
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

/** The button says what its `data-busy` says meanwhile. */
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
    // Nearer than the next field would be.
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
