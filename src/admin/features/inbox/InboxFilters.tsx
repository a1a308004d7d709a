import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { INBOX_KIND_LABELS, INBOX_KINDS, INBOX_STATUS_LABELS, INBOX_STATUSES } from '#domain/inbox/options.ts';
import type { InboxSearch } from '#domain/inbox/search.ts';
import type { ReactElement } from 'react';
import { SearchField } from '#admin/components/SearchField.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { INBOX_TEXT } from './text.ts';

const { filters: text, search: searchWords } = INBOX_TEXT;

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
  /** What is asked now. */
  search: InboxSearch;
  /** Asks something else. */
  ask: (change: Partial<InboxSearch>) => void;
  /** Those who may look after messages. */
  people: readonly HandlingPerson[];
}

/** Which messages are listed. */
export function InboxFilters({ search, ask, people }: Props): ReactElement {
  const who = [
    { id: 'all', label: text.anybody },
    { id: 'nobody', label: text.nobody },
    ...people.map(({ uid, name }) => ({ id: uid, label: name })),
  ];
  return (
    <div role="search" className="inbox-filters">
      <SearchField {...searchWords} text={search.text} ask={(text) => ask({ text })} />
      <div className="inbox-choices">
        <Choice label={text.status} value={search.status} options={STATUSES} choose={(status) => ask({ status })} />
        <Choice label={text.kind} value={search.kind} options={KINDS} choose={(kind) => ask({ kind })} />
        <Choice label={text.who} value={search.assignee} options={who} choose={(assignee) => ask({ assignee })} />
        <label className="field-check text-small">
          <input
            type="checkbox"
            checked={search.overdue}
            onChange={({ currentTarget }) => ask({ overdue: currentTarget.checked })}
          />
          {text.overdue}
        </label>
      </div>
    </div>
  );
}
