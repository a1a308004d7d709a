import type { ReactElement } from 'react';

/** The first letters of a person's first and last names, in the place of a missing photo. */
export function Initials({ name }: { name: string }): ReactElement {
  const names = name.split(/\s+/).filter((part) => part !== '');
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '');
  return (
    <span aria-hidden className="grid size-full place-items-center font-display text-title text-ink">
      {letters.join('').toLocaleUpperCase('en')}
    </span>
  );
}
