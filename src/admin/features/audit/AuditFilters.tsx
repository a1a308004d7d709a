import { AUDIT_KIND_IDS, AUDIT_KINDS } from '#domain/staff/audit-kinds.ts';
import { useRef, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { DayField } from '#admin/components/form/DayField.tsx';
import { SearchField } from '#admin/components/SearchField.tsx';
import { useStaffList } from '#admin/lib/use-staff-list.ts';
import { isFiltered, type AuditSearch } from './use-audit-search.ts';
import { AUDIT_TEXT } from './text.ts';

const text = AUDIT_TEXT.filters;

const KINDS = [{ id: '', label: text.anyKind }, ...AUDIT_KIND_IDS.map((id) => ({ id, label: AUDIT_KINDS[id].label }))];

interface Props {
  search: AuditSearch;
  changeSearch: (change: Partial<AuditSearch>) => void;
}

export function AuditFilters({ search, changeSearch }: Props): ReactElement {
  const { uid, kind, target, from, to } = search;
  const filters = useRef<HTMLDivElement>(null);
  const people = useStaffList().data?.map((member) => ({ id: member.uid, label: member.name })) ?? [];
  const known = uid === '' || people.some(({ id }) => id === uid) ? [] : [{ id: uid, label: uid }];
  return (
    <div
      ref={filters}
      role="search"
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-x-6 gap-y-3"
    >
      <Choice
        label={text.who}
        value={uid}
        options={[{ id: '', label: text.anybody }, ...people, ...known]}
        choose={(next) => changeSearch({ uid: next })}
      />
      <Choice label={text.kind} value={kind} options={KINDS} choose={(next) => changeSearch({ kind: next })} />
      <DayField className="grid min-w-0" label={text.from} day={from} choose={(day) => changeSearch({ from: day })} />
      <DayField className="grid min-w-0" label={text.to} day={to} choose={(day) => changeSearch({ to: day })} />
      <SearchField
        label={text.target}
        placeholder={text.targetHint}
        text={target}
        onSearch={(text) => changeSearch({ target: text })}
      />
      {isFiltered(search) && (
        <button
          type="button"
          className="inline-link cursor-pointer justify-self-start py-1 text-small"
          onClick={() => {
            // This button disappears.
            filters.current?.querySelector('select')?.focus();
            changeSearch({ uid: '', kind: '', target: '', from: '', to: '' });
          }}
        >
          {text.clear}
        </button>
      )}
    </div>
  );
}
