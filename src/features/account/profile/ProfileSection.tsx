import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Id of the section; that of its heading derives from it. */
  name: string;
  title: string;
  /** Sentence under the heading; default none. */
  text?: string;
  /** Its form. */
  children: ReactNode;
}

/** A section of the profile. */
export function ProfileSection({ name, title, text, children }: Props): ReactElement {
  return (
    <section id={name} className="border-t border-ink/15 pt-8" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="text-heading">
        {title}
      </h2>
      {text !== undefined && <p className="mt-4 max-w-text text-ink-soft">{text}</p>}
      <div className="mt-8 max-w-[34rem]">{children}</div>
    </section>
  );
}

/** How long a success message stays ('cleared after 3 seconds'), in milliseconds. */
export const SUCCESS_STAYS = 3000;
