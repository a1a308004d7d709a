import type { LucideIcon } from 'lucide-react';
import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { searchWords } from '#domain/search/text-match.ts';
import { Command } from 'cmdk';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useModal } from '#admin/components/use-modal.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { useRows } from '#admin/lib/properties/use-rows.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { propertyMatch, PaletteProperties } from './PaletteProperties.tsx';
import { matchRank, rankMatches, type Matched } from './rank-match.ts';
import { PALETTE_TEXT as labels } from './text.ts';

export interface PaletteEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly path: string;
  /** True for a page of the public site. */
  readonly newTab: boolean;
}

interface Props {
  entries: readonly PaletteEntry[];
  /** Where a property is opened; `isOnSite` is whether visitors can open its page. */
  propertyLink: (property: DashboardRow, isOnSite: boolean) => Pick<PaletteEntry, 'path' | 'newTab'>;
  close: () => void;
}

/** A command palette that opens every page and property. */
export function CommandPalette({ entries, propertyLink, close }: Props): ReactElement {
  const dialog = useModal('input');
  const navigate = useNavigate();
  const [text, setText] = useState('');

  const go = ({ path, newTab }: Pick<PaletteEntry, 'path' | 'newTab'>): void => {
    close();
    if (newTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  const hasSearch = searchWords(text).length > 0;
  const pages = hasSearch ? rankMatches(entries, text, pageMatch) : entries;
  const [best] = pages;
  // A property with a better match comes before pages.
  const { data: rows } = useRows();
  const propertiesFirst = useMemo(() => {
    if (!hasSearch || rows === undefined) return false;
    const rank = best === undefined ? Infinity : (matchRank(pageMatch(best), text) ?? Infinity);
    return rows.some((row) => (matchRank(propertyMatch(row), text) ?? Infinity) < rank);
  }, [hasSearch, best, rows, text]);
  const { isOnSite } = useStatuses();
  const properties = <PaletteProperties text={text} go={(row) => go(propertyLink(row, isOnSite(subjectOf(row))))} />;

  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-[10vh] mb-auto w-[min(38rem,100vw-1.5rem)] border-b-4 border-anil"
      aria-label={labels.label}
      onClose={close}
    >
      {/* cmdk's own search would score five thousand properties again at every letter. */}
      <Command label={labels.label} loop shouldFilter={false}>
        <Command.Input
          className="min-h-13 w-full border-b border-sand px-5 text-[1.0625rem] focus-visible:border-anil focus-visible:shadow-[0_1px_0_var(--color-anil)] focus-visible:outline-none"
          placeholder={labels.placeholder}
          value={text}
          onValueChange={setText}
        />
        <Command.List className="max-h-[min(26rem,60vh)] overflow-y-auto pb-2" label={labels.label}>
          {rows !== undefined && <Command.Empty className="px-5 py-4 text-ink-soft">{labels.empty}</Command.Empty>}
          {propertiesFirst && properties}
          {pages.length > 0 && (
            <Command.Group heading={labels.pages}>
              {pages.map((entry) => (
                <Command.Item key={entry.path} value={entry.path} onSelect={() => go(entry)}>
                  <entry.icon size={16} />
                  {entry.label}
                  {entry.newTab && <span className="ml-auto text-label text-ink-soft">{labels.newTab}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {!propertiesFirst && properties}
        </Command.List>
      </Command>
    </dialog>
  );
}

function pageMatch({ label }: PaletteEntry): Matched {
  return { name: label, also: '' };
}
