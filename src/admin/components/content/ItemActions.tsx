import { Pencil, Trash2 } from 'lucide-react';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { HistoryLink } from '../HistoryLink.tsx';

export interface ItemActionsProps {
  kind: ContentKind;
  id: string;
  name: string;
  /** What the buttons call it; default its name. */
  label?: string;
  /** Opens its form, or the path of its screen; default it is not edited. */
  onEdit?: (() => void) | string;
  /** Default it is not deleted. */
  onDelete?: () => void;
  /** Default 'Delete'. */
  deleteVerb?: 'Delete' | 'Remove';
}

/** Published versions, edit and delete of an item in a list. */
export function ItemActions(props: ItemActionsProps): ReactElement {
  const { kind, id, name, label = name, onEdit, onDelete, deleteVerb = 'Delete' } = props;
  const edit = { className: 'icon-button', 'aria-label': `Edit ${label}`, children: <Pencil size={18} /> };
  return (
    <>
      <HistoryLink kind={kind} id={id} name={name} variant="icon" />
      {typeof onEdit === 'string' && <Link to={onEdit} {...edit} />}
      {typeof onEdit === 'function' && <button type="button" onClick={onEdit} {...edit} />}
      {onDelete !== undefined && (
        <button type="button" className="icon-button" aria-label={`${deleteVerb} ${label}`} onClick={onDelete}>
          <Trash2 size={18} />
        </button>
      )}
    </>
  );
}
