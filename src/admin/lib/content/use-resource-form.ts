import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { FieldValues } from 'react-hook-form';
import type { EditableContent, StoredContent } from './content-resource.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { useContentForm, type ContentForm } from './use-content-form.ts';

interface Options<Item> {
  /** What the parts of its lists are called (`partLabels`); default none. */
  parts?: Readonly<Record<string, string>> | undefined;
  /** Message of the form when saving fails, given the reason. */
  rejected: (reason: string) => string;
  /** Closes the form once it is saved; default: it stays open. */
  close?: () => void;
  onSaved: (item: Item) => void;
}

/** The form of an item of a kind; `start` has the initial values, also those of a new one. */
export function useResourceForm<Item extends StoredContent, Input extends FieldValues>(
  resource: EditableContent<Item, Input>,
  item: Item | null,
  start: Input,
  { parts, rejected, close, onSaved }: Options<Item>,
): ContentForm<Input> {
  const { kind, idOf, inputSchema, itemSchema, create, save } = resource;
  return useContentForm({
    id: CONTENT_KINDS[kind].noun,
    schema: inputSchema,
    stored: itemSchema,
    start,
    item,
    labels: { ...FIELD_LABELS[kind], ...parts },
    draft: item === null ? 'new' : idOf(item),
    save: (input, base, key) => (base === null ? create(input, key) : save(input, base)),
    rejected,
    close,
    onSaved,
  });
}
