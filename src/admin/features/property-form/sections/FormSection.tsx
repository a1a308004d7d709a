import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Id, so that it can be gone to. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its fields. */
  children: ReactNode;
}

/** One part of a long form. */
export function FormSection({ id, title, children }: Props): ReactElement {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="property-part field-wide">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <div className="form-fields">{children}</div>
    </section>
  );
}
