import type { ReactElement, ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

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
