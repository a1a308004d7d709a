import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react';
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx';

interface Props {
  /** Id of the form. */
  id: string;
  /** Address that takes it without JavaScript. */
  action: string;
  /** Fields that nobody sees, by name. */
  hidden: Readonly<Record<string, string>>;
  /** Name of the field that only programs fill in. */
  honeypot: string;
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The summary of errors. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** What is to mend. */
  errors: readonly SummaryError[];
  /** Line above the errors. */
  errorHeading: string;
  /** Accessible name, from the element with this id. */
  labelledBy: string;
  /** True to put it out of sight, when what follows the sending stands in its place. */
  away: boolean;
  /** Called when it is to be sent. */
  onSubmit: () => Promise<void>;
  /** Called once the form answers to clicks. */
  onHydrated?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form that posts by itself until its code has come, and is sent by that code afterwards. */
export function FormShell(props: Props): ReactElement {
  const { id, action, hidden, honeypot, formRef, summaryRef, errors, errorHeading, labelledBy, away } = props;
  const { onSubmit, onHydrated, children } = props;

  useEffect(() => {
    // From now on our own messages are shown; before, the browser's.
    if (formRef.current) formRef.current.noValidate = true;
    onHydrated?.();
  }, [formRef, onHydrated]);

  return (
    <form
      id={id}
      ref={formRef}
      action={action}
      method="post"
      className="form-fields"
      aria-labelledby={labelledBy}
      hidden={away}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={`${id}-${honeypot}`}>{honeypot}</label>
        <input id={`${id}-${honeypot}`} type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <ErrorSummary ref={summaryRef} heading={errorHeading} errors={errors} />
      {children}
    </form>
  );
}
