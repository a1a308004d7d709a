import type { ReactElement, ReactNode, RefObject } from 'react';
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx';

interface Props {
  id: string;
  /** URL that takes the form without JavaScript. */
  action: string;
  /** Hidden fields, by name. */
  hidden: Readonly<Record<string, string>>;
  /** Name of the field that only bots fill in. */
  honeypot: string;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  errors: readonly SummaryError[];
  errorHeading: string;
  /** Id of the element that names the form. */
  labelledBy: string;
  /** True to hide the form, when the confirmation replaces it. */
  away: boolean;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

/** A form that the browser posts until hydration, and JavaScript sends afterwards. */
export function FormShell(props: Props): ReactElement {
  const { id, action, hidden, honeypot, formRef, summaryRef, errors, errorHeading, labelledBy, away } = props;
  const { onSubmit, children } = props;

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
