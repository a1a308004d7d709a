import { House } from 'lucide-react';
import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { searchWords } from '#domain/search/text-match.ts';
import { Command } from 'cmdk';
import { useMemo, type ReactElement } from 'react';
import { useRows } from '#admin/lib/properties/use-rows.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { rankMatches, type Matched } from './rank-match.ts';
import { PALETTE_TEXT as labels } from './text.ts';

/** Maximum number of properties in the list. */
const SHOWN = 8;

interface Props {
  text: string;
  go: (property: DashboardRow) => void;
}

/** The properties whose title, location or tag contains every word, best match first; an item to try again after a failure. */
export function PaletteProperties({ text, go }: Props): ReactElement | null {
  const { data, isError, isPaused, refetch } = useRows();
  const found = useMemo(
    () => (searchWords(text).length === 0 ? [] : rankMatches(data ?? [], text, propertyMatch).slice(0, SHOWN)),
    [data, text],
  );
  if (searchWords(text).length === 0) return null;
  if (data === undefined) {
    return isError || isPaused ? (
      <Command.Item value="try-again" className="text-error" onSelect={() => void refetch()}>
        {labels.failed} <span className="ml-auto shrink-0 underline underline-offset-4">{labels.tryAgain}</span>
      </Command.Item>
    ) : (
      <Command.Loading className="px-5 py-3 text-ink-soft">{labels.loading}</Command.Loading>
    );
  }
  if (found.length === 0) return null;
  return (
    <Command.Group heading={labels.properties}>
      {found.map((row) => (
        <Command.Item key={row.id} value={row.id} onSelect={() => go(row)}>
          <House size={16} />
          <span className="truncate">{row.title}</span>
          <span className="ml-auto truncate text-small text-ink-soft">{row.location}</span>
          <StatusBadge {...subjectOf(row)} />
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** The title ranks before location and tag. */
export function propertyMatch({ title, location, tag }: DashboardRow): Matched {
  return { name: title, also: `${location} ${tag}` };
}
