import type { ReactElement } from 'react';
import { EntryList } from './EntryList.tsx';

interface Props {
  id: string;
  label: string;
  /** Name of one entry, such as 'highlight'. */
  entry: string;
  lines: readonly string[];
  onLines: (lines: readonly string[]) => void;
  error?: string | undefined;
}

/** An ordered list of short texts. */
export function LineListField({ id, label, entry, lines, onLines, error }: Props): ReactElement {
  return (
    <EntryList
      id={id}
      label={label}
      entry={entry}
      variant="line"
      items={lines}
      onItems={onLines}
      empty=""
      error={error}
    >
      {(line, number, change) => (
        <input
          className="field-input"
          aria-label={`${label} ${number}`}
          value={line}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </EntryList>
  );
}
