import type { ReactElement, ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

export function FormSection({ id, title, children }: Props): ReactElement {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="field-wide border-b border-sand pb-8">
      <h2 id={`${id}-title`} className="mb-5 text-title">
        {title}
      </h2>
      <div className="form-fields max-sm:[&>.field]:col-span-full">{children}</div>
    </section>
  );
}
