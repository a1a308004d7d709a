import { Command } from 'cmdk';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../components/admin/Icon.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { PALETTE_WORDS as words } from './words.ts';

interface Props {
  /** The pages to go to. */
  entries: readonly PaletteEntry[];
  /** Hears that it is over. */
  close: () => void;
}

/** One line from which every page of the back office is a few letters away. */
export function CommandPalette({ entries, close }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const go = ({ address, newTab }: PaletteEntry): void => {
    close();
    if (newTab) window.open(address, '_blank', 'noopener');
    else void navigate(address);
  };

  return (
    <dialog ref={dialog} className="palette" aria-label={words.label} onClose={close}>
      <Command label={words.label} loop>
        <Command.Input
          className="palette-input"
          placeholder={words.placeholder}
          value={text}
          onValueChange={setText}
          autoFocus
        />
        <Command.List className="palette-list" label={words.label}>
          <Command.Empty className="px-5 py-4 text-ink-soft">{words.empty}</Command.Empty>
          <Command.Group heading={words.pages}>
            {entries.map((entry) => (
              <Command.Item key={entry.address} value={`${entry.label} ${entry.address}`} onSelect={() => go(entry)}>
                <Icon name={entry.icon} size={16} />
                {entry.label}
                {entry.newTab && <span className="ml-auto text-label text-ink-soft">{words.newTab}</span>}
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </dialog>
  );
}
