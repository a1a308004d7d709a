import type { ReactElement, ReactNode } from 'react';
import type { AccountFormState } from './use-account-form.ts';

interface Props {
  form: AccountFormState;
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: string;
  /** Label of the button while the form is sent. */
  busy: string;
  /** True for a secondary button; default false. */
  quiet?: boolean;
  /** True for a button as wide as the form; default false. */
  wide?: boolean;
  /** The fields. */
  children?: ReactNode;
}

/**
 * The markup of an account form. Accounts need JavaScript: without it the form is hidden, and until hydration
 * the browser sends nothing, which is what `method="dialog"` means outside a dialog.
 */
export function AccountForm(props: Props): ReactElement {
  const { form, labelledBy, submit, busy, quiet = false, wide = false, children } = props;
  const { id, formRef, isBusy, outcome, onSubmit, onInput } = form;
  return (
    <form
      id={id}
      ref={formRef}
      method="dialog"
      className="form-fields form-fields-narrow noscript:hidden"
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children}
      <p className="outcome" role="status" data-outcome={outcome?.kind}>
        {outcome?.text}
      </p>
      <div className={wide ? 'grid' : undefined}>
        <button
          type="submit"
          className={quiet ? 'button button-quiet' : 'button button-primary'}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? busy : submit}
        </button>
      </div>
    </form>
  );
}
