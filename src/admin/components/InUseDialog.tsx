import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { IN_USE_TEXT as text } from './in-use-text.ts';

/** A place where something is used. */
export interface UsePlace {
  /** What editors call it. */
  readonly title: string;
  /** More about it; '' for nothing. */
  readonly note: string;
  /** Screen on which it is edited; null where there is none. */
  readonly to: string | null;
}

interface Props {
  /** What is in use. */
  title: string;
  /** Where. */
  places: readonly UsePlace[];
  /** What follows if it is removed there. */
  hint: string;
  /** Text of the button that removes it there and deletes it. */
  yes: string;
  /** Removes it there and deletes it. */
  onYes: () => void;
  /** Called when it is closed. */
  onClose: () => void;
}

/** Names each place where something is used before it is deleted, with a link, and offers to remove it there. */
export function InUseDialog({ title, places, hint, yes, onYes, onClose }: Props): ReactElement {
  return (
    <ConfirmDialog title={text.title(title)} yes={yes} no={text.no} onYes={onYes} onClose={onClose}>
      <ul className="max-h-[40vh] overflow-y-auto border-l border-sand pl-4">
        {places.map(({ title: name, note, to }) => (
          <li key={`${to} ${name} ${note}`} className="py-1">
            {to === null ? (
              name
            ) : (
              <Link to={to} className="inline-link" onClick={onClose}>
                {name}
              </Link>
            )}
            {note !== '' && <span className="text-small text-ink-soft"> {note}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-4">{hint}</p>
    </ConfirmDialog>
  );
}
