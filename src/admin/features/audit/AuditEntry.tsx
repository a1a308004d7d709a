import type { AuditLine } from '#domain/api/audit.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { describeEntry, fieldRows, labelOf } from './describe-entry.ts';
import type { AuditSearch } from './use-audit-search.ts';
import { AUDIT_TEXT as text } from './text.ts';

interface Props {
  line: AuditLine;
  changeSearch: (change: Partial<AuditSearch>) => void;
}

/** One change as a sentence, with the document, the action and the fields before and after in its details. */
export function AuditEntry({ line, changeSearch }: Props): ReactElement {
  const { action, target, details, uid, who, at } = line;
  const sentence = describeEntry(line);
  const rows = fieldRows(line);
  const facts = Object.entries(details).filter(([, value]) => value !== '');
  return (
    <li className="border-b border-sand px-1 py-4">
      <p className="flex flex-wrap items-baseline gap-x-4 text-small text-ink-soft">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span className="wrap-anywhere">
          <strong>{uid === null ? text.scheduled : (who ?? text.gone)}</strong> {sentence.start}{' '}
          {sentence.path === null ? (
            <b>{sentence.title}</b>
          ) : (
            <Link className="inline-link" to={sentence.path}>
              {sentence.title}
            </Link>
          )}{' '}
          {sentence.end}
        </span>
      </p>
      <details className="mt-1 overflow-x-auto text-small">
        <summary className="min-h-7 text-anil">{text.details}</summary>
        <p className="wrap-anywhere text-ink-soft">
          {action}:{' '}
          <button
            type="button"
            className="inline-link cursor-pointer text-left"
            aria-label={text.only(target)}
            onClick={() => changeSearch({ target })}
          >
            {target}
          </button>
        </p>
        {facts.map(([name, value]) => (
          <p key={name} className="wrap-anywhere text-ink-soft">
            {labelOf(action, name)}: {value}
          </p>
        ))}
        {rows.length > 0 && (
          <table className="value-table mt-2 [&_:is(td,th)]:border-t [&_:is(td,th)]:border-sand [&_th]:w-1/5 [&_th]:font-medium [&_th]:text-ink-soft">
            <thead>
              <tr>
                <th scope="col">{text.field}</th>
                <th scope="col">{text.before}</th>
                <th scope="col">{text.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ field, label, was, is }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td>{was || text.empty}</td>
                  <td>{is || text.empty}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </li>
  );
}
