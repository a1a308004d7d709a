import type { ReactElement } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  /** Names of the two buttons; they say what they change, for those who hear them one by one. */
  text: { readonly edit: string; readonly remove: string };
  /** Opens the form. */
  onEdit: () => void;
  /** Asks whether to delete. */
  onDelete: () => void;
}

/** The two buttons at the end of whatever stands in a list: a pencil and a basket. */
export function EditActions({ text, onEdit, onDelete }: Props): ReactElement {
  return (
    <>
      <button type="button" className="icon-button" aria-label={text.edit} onClick={onEdit}>
        <Icon name="pencil" />
      </button>
      <button type="button" className="icon-button" aria-label={text.remove} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </>
  );
}
