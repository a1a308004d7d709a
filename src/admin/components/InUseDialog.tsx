import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UsePlace {
  readonly title: string;
  /** More about it; '' for nothing. */
  readonly note: string;
  /** Screen on which it is edited; null where there is none. */
  readonly to: string | null;
}

interface Props {
  title: string;
  places: readonly UsePlace[];
  hint: string;
  /** Label of the button that removes it there and deletes it. */
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** Lists every place that uses something before it is deleted, and offers to remove it there. */
export function InUseDialog({ title, places, hint, yes, onYes, onClose }: Props): ReactElement {
  return (
    <ConfirmDialog title={`${title} is still in use`} yes={yes} onYes={onYes} onClose={onClose}>
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
