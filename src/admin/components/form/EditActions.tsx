import type { ReactElement } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  /** Labels of the two buttons, which name what they change. */
  text: { readonly edit: string; readonly remove: string };
  onEdit: () => void;
  onDelete: () => void;
}

/** The edit and delete buttons of an item in a list. */
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
