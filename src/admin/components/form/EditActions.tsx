import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

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
        <Pencil size={18} />
      </button>
      <button type="button" className="icon-button" aria-label={text.remove} onClick={onDelete}>
        <Trash2 size={18} />
      </button>
    </>
  );
}
