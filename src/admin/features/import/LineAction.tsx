import { isLoss } from '#domain/import/row-changes.ts';
import type { ReactElement } from 'react';
import { fieldLabel } from '#admin/lib/content/field-labels.ts';
import type { PlanLine } from './plan-lines.ts';
import { IMPORT_TEXT, KIND_TEXT } from './text.ts';

const text = IMPORT_TEXT.plan;

/** What happens to a row: in a few words, then what a new property has besides, or each change with its values. */
export function LineAction({ line }: { line: PlanLine }): ReactElement {
  return (
    <>
      {describeLine(line)}
      {line.changes.length + line.further.length > 0 && (
        <ul className="mt-1 text-ink">
          {line.further.map(({ heading, text: cell }) => (
            <li key={heading}>{text.change(heading, '', cell)}</li>
          ))}
          {line.changes.map((change) => (
            <li key={change.field} className={isLoss(change) ? 'text-error' : undefined}>
              {text.change(fieldLabel('properties', change.field), change.before, change.after)}
              {isLoss(change) && (
                <strong className="font-medium"> {change.after === '' ? text.removed : text.shortened}</strong>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function describeLine({ kind, reason, priceMissing, toCheck, unread }: PlanLine): string {
  const checks = toCheck.length === 0 ? '' : text.check(toCheck.map((value) => text.checked[value]).join(', '));
  const unreadable = unread.map((cell) => text.unread(cell.heading, cell.text));
  const parts = [KIND_TEXT[kind], reason, priceMissing ? text.priceMissing : '', checks, ...unreadable];
  return parts.filter((part) => part !== '').join(' · ');
}
