import { foldText } from '@site/domain/fold-text';
import { searchWords } from '@site/domain/search-text';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../components/admin/Icon.tsx';
import { PaletteProperties } from './PaletteProperties.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { PALETTE_WORDS as words } from './words.ts';

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
  const asked = searchWords(text);
  const pages = entries.filter(({ label }) => asked.every((word) => foldText(label).includes(word)));

  return (
    <dialog ref={dialog} className="palette" aria-label={words.label} onClose={close}>
      {/* Not cmdk's own search: it would weigh five thousand houses anew at every letter. */}
      <Command label={words.label} loop shouldFilter={false}>
        <Command.Input className="palette-input" placeholder={words.placeholder} value={text} onValueChange={setText} />
        <Command.List className="palette-list" label={words.label}>
          <Command.Empty className="px-5 py-4 text-ink-soft">{words.empty}</Command.Empty>
          {pages.length > 0 && (
            <Command.Group heading={words.pages}>
              {pages.map((entry) => (
                <Command.Item key={entry.address} value={entry.address} onSelect={() => go(entry)}>
                  <Icon name={entry.icon} size={16} />
                  {entry.label}
                  {entry.newTab && <span className="ml-auto text-label text-ink-soft">{words.newTab}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <PaletteProperties text={text} go={({ id }) => go(propertyAddress(id))} />
        </Command.List>
      </Command>
    </dialog>
  );
}
