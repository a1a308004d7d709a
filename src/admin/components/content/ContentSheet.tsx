import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditableContent, StoredContent } from '#admin/lib/content/content-resource.ts';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';
import { useResourceForm } from '#admin/lib/content/use-resource-form.ts';
import { EditorForm } from '../form/EditorForm.tsx';
import { Sheet } from '../Sheet.tsx';
import type { SheetEnds } from './ContentList.tsx';

interface Props<Item extends StoredContent, Input extends FieldValues> extends SheetEnds<Item> {
  resource: EditableContent<Item, Input>;
  /** Null for a new one. */
  item: Item | null;
  /** Initial values of a new one. */
  start: Input;
  title: string;
  /** Message when saving fails, given the reason. */
  rejected: (reason: string) => string;
  /** The fields. */
  children: (editor: ContentForm<Input>) => ReactNode;
}

/** The form of an item, new or stored, in a sheet. */
export function ContentSheet<Item extends StoredContent, Input extends FieldValues>(
  props: Props<Item, Input>,
): ReactElement {
  const { resource, item, start, title, rejected, onSaved, onClose, children } = props;
  const first = item === null ? start : resource.inputOf(item);
  const editor = useResourceForm(resource, item, first, { rejected, onSaved, close: onClose });
  return (
    <Sheet title={title} unsaved={editor.unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={editor.shell} label={title} onCancel={close}>
          {children(editor)}
        </EditorForm>
      )}
    </Sheet>
  );
}
