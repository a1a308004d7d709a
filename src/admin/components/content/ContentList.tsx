import type { ReactElement, ReactNode } from 'react';
import type { StoredContent } from '#admin/lib/content/content-resource.ts';
import { removeItem } from '#admin/lib/remove-item.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ListState, type ListQuery } from '../ListState.tsx';
import { orderWithin } from '../order/order-within.ts';
import { OrderedList } from '../order/OrderedList.tsx';
import type { ContentListState } from './use-content-list.ts';

/** What an item of the list is drawn with. */
export interface RowState<Item> {
  readonly name: string;
  /** Index from 0, also while another order is being stored. */
  readonly place: number;
  readonly handles: ReactElement;
  /** Changes fields and gives whether that succeeded; never rejects. */
  readonly change: (fields: Partial<Item>) => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What a sheet calls when it ends. */
export interface SheetEnds<Item> {
  /** Also after it was closed while its item was being saved. */
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
}

interface Props<Item extends StoredContent> {
  list: ContentListState<Item>;
  /** The items, where the list shows only some or needs more than them; default those of the list. */
  query?: ListQuery<Item>;
  text: { readonly list: string; readonly loading: string; readonly failed: string };
  empty: ReactNode;
  nameOf: (item: Item, index: number) => string;
  isDim?: (item: Item) => boolean;
  layout?: 'rows' | 'grid';
  /** Above the items; default nothing. */
  summary?: (items: readonly Item[]) => ReactNode;
  /** The form in a sheet; null for a new item. Absent where items are not edited in a sheet. */
  form?: (item: Item | null, ends: SheetEnds<Item>) => ReactElement;
  /** The question before an item is deleted. Absent where none is deleted. */
  question?: (item: Item) => { readonly title: string; readonly children: ReactNode; readonly yes: string };
  /** A row or card. */
  children: (item: Item, row: RowState<Item>) => ReactElement;
}

/** An ordered list of content with its form and the question before something is deleted. */
export function ContentList<Item extends StoredContent>(props: Props<Item>): ReactElement {
  const { list, query = list.query, text, empty, nameOf, isDim, layout, summary, form, question, children } = props;
  const { idOf, changes, attempt, failures, editing, deleting } = list;
  const close = (): void => list.edit(null);
  const remove = (item: Item): Promise<void> => {
    const index = (query.data ?? []).findIndex((other) => idOf(other) === idOf(item));
    return removeItem(nameOf(item, index), () => attempt(changes.remove(idOf(item)), failures.remove));
  };
  return (
    <>
      <ListState query={query} loading={text.loading} failed={text.failed} empty={empty}>
        {(items) => (
          <>
            {summary?.(items)}
            <OrderedList
              label={text.list}
              {...(layout === undefined ? {} : { layout })}
              items={items.map((item, index) => ({ id: idOf(item), item, name: nameOf(item, index) }))}
              nameOf={({ name }) => name}
              isDim={({ item }) => isDim?.(item) ?? false}
              onOrder={(ids) => {
                const all = (list.query.data ?? items).map(idOf);
                return attempt(changes.reorder(orderWithin(all, ids)), failures.reorder);
              }}
            >
              {({ id, item, name }, handles, place) =>
                children(item, {
                  name,
                  place,
                  handles,
                  change: (fields) => attempt(changes.change(id, fields), failures.change),
                  onEdit: () => void attempt(changes.settled(id).then(list.edit)),
                  onDelete: () => list.askToDelete(item),
                })
              }
            </OrderedList>
          </>
        )}
      </ListState>
      {editing !== null &&
        form?.(editing === 'new' ? null : editing, {
          onClose: close,
          onSaved: changes.upsert,
        })}
      {deleting !== null && question !== undefined && (
        <ConfirmDialog
          {...question(deleting)}
          onYes={() => void remove(deleting)}
          onClose={() => list.askToDelete(null)}
        />
      )}
    </>
  );
}
