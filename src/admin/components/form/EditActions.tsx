import type { ReactElement } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  /** Names of the two buttons; they say what they change, for those who hear them one by one. */
  words: { readonly edit: string; readonly remove: string };
  /** Opens the form. */
  onEdit: () => void;
  /** Asks whether to delete. */
  onDelete: () => void;
}

/** The two buttons at the end of whatever stands in a list: a pencil and a basket. */
export function EditActions({ words, onEdit, onDelete }: Props): ReactElement {
  return (
    <>
      <button type="button" className="icon-button" aria-label={words.edit} onClick={onEdit}>
        <Icon name="pencil" />
      </button>
      <button type="button" className="icon-button" aria-label={words.remove} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </>
  );
}
