import type { AuditLine } from '@site/domain/api-audit';
import type { ReactElement } from 'react';
import { valueWords } from '../../../lib/staff/content/value-words.ts';
import { momentWords } from '../../../lib/staff/moment-words.ts';
import type { AuditSearch } from './use-audit.ts';
import { AUDIT_WORDS as words } from './words.ts';

interface Props {
  /** The entry. */
  line: AuditLine;
  /** Asks the log something else. */
  ask: (change: Partial<AuditSearch>) => void;
}

/** One change: who did what to which document, and the fields as they were and are. */
export function AuditEntry({ line, ask }: Props): ReactElement {
  const { action, target, details, before, after, uid, who, at } = line;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = Object.entries(details).filter(([, value]) => value !== '');
  return (
    <li className="record audit-entry">
      <p className="audit-head">
        <time dateTime={at}>{momentWords(at)}</time>
        <strong>{action}</strong>
        <span className="wrap-anywhere">{uid === null ? words.house : (who ?? words.gone)}</span>
      </p>
      <p className="wrap-anywhere">
        <button
          type="button"
          className="inline-link cursor-pointer text-left"
          aria-label={words.only(target)}
          onClick={() => ask({ target })}
        >
          {target}
        </button>
        {facts.map(([name, value]) => (
          <span key={name} className="ml-3 text-small text-ink-soft">
            {name}: {value}
          </span>
        ))}
      </p>
      {fields.length > 0 && (
        <details className="audit-fields">
          <summary>{words.fields(fields.length)}</summary>
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
                  <th scope="row">{field}</th>
                  <td>{valueWords(before?.[field]) || words.empty}</td>
                  <td>{valueWords(after?.[field]) || words.empty}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
