import { publishingApi } from '#domain/api/publishing.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { listFieldLabels } from '#admin/lib/content/field-labels.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { changeText, PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.changes;

interface Props {
  change: PendingChange;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onDiscard: () => void;
}

/** An unpublished change: kind, fields, and missing legal requirements. */
export function ChangeRow({ change, selected, onSelect, onDiscard }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const { kind, title, unlawful, publishedRev } = change;
  const fields = listFieldLabels(kind, change.fields);
  return (
    <li className="border-b border-sand py-3">
      <div className="change-line">
        <input
          type="checkbox"
          aria-label={text.select(title)}
          checked={selected}
          disabled={unlawful.length > 0}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <p className="truncate font-medium">{title}</p>
          <p className="text-small text-ink-soft">
            {changeText(change)}
            {fields !== '' && `: ${fields}`}
          </p>
        </div>
        <div className="flex basis-full gap-4 pl-7 sm:basis-auto sm:pl-0">
          <button type="button" className="inline-link text-small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.hide : text.show}
          </button>
          <HistoryLink kind={kind} id={change.id} name={title} variant="text" />
          {publishedRev > 0 && (
            <button
              type="button"
              className="inline-link text-small"
              aria-label={text.discardOne(title)}
              onClick={onDiscard}
            >
              {text.discard}
            </button>
          )}
        </div>
      </div>
      {unlawful.length > 0 && (
        <p className="mt-2 flex gap-2 text-small text-error">
          <TriangleAlert size={16} />
          <span>
            {text.unlawful} {unlawful.join(' ')}
          </span>
        </p>
      )}
      {open && <ChangeDetail change={change} />}
    </li>
  );
}

/** What publishing a document would change for visitors, field by field. */
function ChangeDetail({ change }: { change: PendingChange }): ReactElement {
  const { kind, id, rev, publishedRev } = change;
  const detail = useQuery({
    queryKey: ['change', kind, id, rev, publishedRev],
    queryFn: () => callAsStaff(publishingApi, 'GET /api/admin/changes/{kind}/{id}', { params: { kind, id } }),
  });
  if (detail.isError) return <p className="text-error">{text.detailFailed}</p>;
  if (detail.data === undefined) return <p role="status">…</p>;
  return <DifferenceTable kind={kind} difference={detail.data} before={text.before} after={text.after} />;
}
