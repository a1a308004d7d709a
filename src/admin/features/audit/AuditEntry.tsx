import type { AuditLine } from '#domain/api/audit.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { valueWords } from '#admin/lib/content/value-text.ts';
import { momentWords } from '#admin/lib/format-time.ts';
import { describeEntry, fieldName } from './describe-entry.ts';
import type { AuditSearch } from './use-audit.ts';
import { AUDIT_WORDS as words } from './text.ts';

interface Props {
  /** The entry. */
  line: AuditLine;
  /** Asks the log something else. */
  ask: (change: Partial<AuditSearch>) => void;
}

/** One change as a sentence; document, deed and the fields as they were and are stand in its details. */
export function AuditEntry({ line, ask }: Props): ReactElement {
  const { action, target, details, before, after, uid, who, at } = line;
  const sentence = describeEntry(line);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = Object.entries(details).filter(([, value]) => value !== '');
  return (
    <li className="record audit-entry">
      <p className="audit-head">
        <time dateTime={at}>{momentWords(at)}</time>
        <span className="wrap-anywhere">
          <strong>{uid === null ? words.scheduled : (who ?? words.gone)}</strong> {sentence.start}{' '}
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
      <details className="audit-fields">
        <summary>{words.details}</summary>
        <p className="wrap-anywhere text-ink-soft">
          {action}:{' '}
          <button
            type="button"
            className="inline-link cursor-pointer text-left"
            aria-label={words.only(target)}
            onClick={() => ask({ target })}
          >
            {target}
          </button>
        </p>
        {facts.map(([name, value]) => (
          <p key={name} className="wrap-anywhere text-ink-soft">
            {fieldName(name)}: {value}
          </p>
        ))}
        {fields.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{fieldName(field)}</th>
                  <td>{valueWords(before?.[field]) || words.empty}</td>
                  <td>{valueWords(after?.[field]) || words.empty}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </li>
  );
}
