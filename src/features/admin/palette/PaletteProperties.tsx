import type { DashboardRow } from '@site/domain/dashboard-row';
import { foldText } from '@site/domain/fold-text';
import { searchWords } from '@site/domain/search-text';
import { Command } from 'cmdk';
import { useMemo, type ReactElement } from 'react';
import { Icon } from '../../../components/admin/Icon.tsx';
import { useRows } from '../../../lib/staff/properties/use-rows.ts';
import { PALETTE_WORDS as words } from './words.ts';

/** Houses that are offered at once; more letters make the choice, not a longer list. */
const SHOWN = 8;

interface Props {
  /** What was typed. */
  text: string;
  /** Goes to a property. */
  go: (property: DashboardRow) => void;
}

/** The properties whose title, place or tag holds every word that was typed. */
export function PaletteProperties({ text, go }: Props): ReactElement | null {
  const { data, isPending } = useRows();
  const known = useMemo(
    () => (data ?? []).map((row) => ({ row, folded: foldText([row.title, row.location, row.tag].join(' ')) })),
    [data],
  );
  const asked = searchWords(text);
  if (asked.length === 0) return null;
  if (isPending) return <Command.Loading className="px-5 py-3 text-ink-soft">{words.loading}</Command.Loading>;
  const found = known.filter(({ folded }) => asked.every((word) => folded.includes(word))).slice(0, SHOWN);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={words.properties}>
      {found.map(({ row }) => (
        <Command.Item key={row.id} value={row.id} onSelect={() => go(row)}>
          <Icon name="house" size={16} />
          <span className="truncate">{row.title}</span>
          <span className="ml-auto truncate text-small text-ink-soft">{row.location}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
