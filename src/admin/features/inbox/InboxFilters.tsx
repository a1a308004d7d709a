import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { INBOX_KIND_LABELS, INBOX_KINDS, INBOX_STATUS_LABELS, INBOX_STATUSES } from '#domain/inbox/options.ts';
import type { InboxSearch } from '#domain/inbox/search.ts';
import type { ReactElement } from 'react';
import { SearchField } from '#admin/components/SearchField.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { INBOX_TEXT } from './text.ts';

const { filters: text, search: searchText } = INBOX_TEXT;

const STATUSES = [
  { id: 'open', label: text.open },
  ...INBOX_STATUSES.map((id) => ({ id, label: INBOX_STATUS_LABELS[id] })),
  { id: 'all', label: text.all },
] as const;

const KINDS = [
  { id: 'all', label: text.anyKind },
  ...INBOX_KINDS.map((id) => ({ id, label: INBOX_KIND_LABELS[id] })),
] as const;

interface Props {
  search: InboxSearch;
  changeSearch: (change: Partial<InboxSearch>) => void;
  /** Those who answer messages, and others who still have some. */
  assignees: readonly HandlingPerson[];
}

export function InboxFilters({ search, changeSearch, assignees }: Props): ReactElement {
  const who = [
    { id: 'all', label: text.anybody },
    { id: 'nobody', label: text.nobody },
    ...assignees.map(({ uid, name }) => ({ id: uid, label: name })),
  ];
  return (
    <div role="search">
      <SearchField {...searchText} text={search.text} onSearch={(text) => changeSearch({ text })} />
      <div className="mt-3 grid grid-cols-2 items-end gap-x-4 gap-y-2">
        <Choice
          label={text.status}
          value={search.status}
          options={STATUSES}
          choose={(status) => changeSearch({ status })}
        />
        <Choice label={text.kind} value={search.kind} options={KINDS} choose={(kind) => changeSearch({ kind })} />
        <Choice
          label={text.who}
          value={search.assignee}
          options={who}
          choose={(assignee) => changeSearch({ assignee })}
        />
        <label className="field-check text-small">
          <input
            type="checkbox"
            checked={search.overdue}
            onChange={({ currentTarget }) => changeSearch({ overdue: currentTarget.checked })}
          />
          {text.overdue}
        </label>
      </div>
    </div>
  );
}
