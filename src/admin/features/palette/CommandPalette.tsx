import { searchWords } from '#domain/search/text-match.ts';
import { Command } from 'cmdk';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#admin/components/Icon.tsx';
import { useRows } from '#admin/lib/properties/use-rows.ts';
import { matchedBy, PaletteProperties } from './PaletteProperties.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { matchRank, rankMatches, type Matched } from './rank-match.ts';
import { PALETTE_TEXT as labels } from './text.ts';

interface Props {
  /** The pages to go to. */
  entries: readonly PaletteEntry[];
  /** Address of a property's own screen, for who may open it; of its page otherwise. */
  propertyAddress: (id: string) => Pick<PaletteEntry, 'address' | 'newTab'>;
  /** Hears that it is over. */
  close: () => void;
}

/** One line from which every page and every property is a few letters away. */
export function CommandPalette({ entries, propertyAddress, close }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    // A dialog gives the focus to the first element that can have it, which is a frame of cmdk's.
    dialog.current?.querySelector('input')?.focus();
  }, []);

  const go = ({ address, newTab }: Pick<PaletteEntry, 'address' | 'newTab'>): void => {
    close();
    if (newTab) window.open(address, '_blank', 'noopener');
    else void navigate(address);
  };
  const asked = searchWords(text).length > 0;
  const pages = asked ? rankMatches(entries, text, pageMatch) : entries;
  const [best] = pages;
  // A property that is named so exactly comes before pages that only hold the words.
  const { data: rows = [] } = useRows();
  const propertiesFirst = useMemo(() => {
    if (!asked) return false;
    const rank = best === undefined ? Infinity : (matchRank(pageMatch(best), text) ?? Infinity);
    return rows.some((row) => (matchRank(matchedBy(row), text) ?? Infinity) < rank);
  }, [asked, best, rows, text]);
  const properties = <PaletteProperties text={text} go={({ id }) => go(propertyAddress(id))} />;

  return (
    <dialog ref={dialog} className="palette" aria-label={labels.label} onClose={close}>
      {/* Not cmdk's own search: it would weigh five thousand houses anew at every letter. */}
      <Command label={labels.label} loop shouldFilter={false}>
        <Command.Input
          className="palette-input"
          placeholder={labels.placeholder}
          value={text}
          onValueChange={setText}
        />
        <Command.List className="palette-list" label={labels.label}>
          <Command.Empty className="px-5 py-4 text-ink-soft">{labels.empty}</Command.Empty>
          {propertiesFirst && properties}
          {pages.length > 0 && (
            <Command.Group heading={labels.pages}>
              {pages.map((entry) => (
                <Command.Item key={entry.address} value={entry.address} onSelect={() => go(entry)}>
                  <Icon name={entry.icon} size={16} />
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
