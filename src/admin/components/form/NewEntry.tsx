import type { ReactElement, ReactNode } from 'react';

interface Props {
  className: string;
  onAdd: () => void;
  children: ReactNode;
}

/** The fields of an entry that is not in its list yet: leaving them adds it, or Enter in an input. */
export function NewEntry({ className, onAdd, children }: Props): ReactElement {
  return (
    <div
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Text that was typed and not added would be lost on saving.
        if (!currentTarget.contains(relatedTarget)) onAdd();
      }}
      onKeyDown={(event) => {
        // Otherwise Enter submits the form.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onAdd();
      }}
    >
      {children}
    </div>
  );
}
