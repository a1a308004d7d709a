import { X } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FORM_TEXT as text } from './form/text.ts';
import { LeaveGuard } from './form/LeaveGuard.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  /** Whether closing would lose something, so that it asks first; undefined where nothing can be lost. */
  unsaved?: boolean;
  onClose: () => void;
  /** The content; gets the function that closes the sheet, which asks where something would be lost. */
  children: (close: () => void) => ReactNode;
}

/** A modal sheet at the side of the window. */
export function Sheet({ title, unsaved, onClose, children }: Props): ReactElement {
  const dialog = useModal('form :is(input, textarea, select), [data-first]');
  const [isConfirming, setConfirming] = useState(false);
  const id = useId();
  const close = (): void => {
    if (unsaved === true) setConfirming(true);
    else onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="ml-auto h-dvh max-h-none w-[min(100%,42rem)] overscroll-contain border-anil max-md:border-t-10 motion-safe:[transition:opacity_200ms,translate_320ms_var(--ease-settle)] motion-safe:starting:[translate:2rem_0] motion-safe:starting:opacity-0 md:border-l-10"
      aria-labelledby={id}
      // Escape is handled here: a second one would close the dialog without asking.
      closedby="none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // React also reports the keys of a dialog over the sheet, which closes by itself.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="flex items-start justify-between gap-4 px-[clamp(1.25rem,4vw,2.25rem)] pt-7">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={text.close} onClick={close}>
          <X size={18} />
        </button>
      </div>
      <div className="px-[clamp(1.25rem,4vw,2.25rem)] pt-5 pb-10 [&_.save-bar]:-mb-10">{children(close)}</div>
      {unsaved !== undefined && <LeaveGuard isUnsaved={() => unsaved} />}
      {isConfirming && (
        <ConfirmDialog
          title={text.leave.title}
          yes={text.leave.yes}
          no={text.leave.no}
          onYes={onClose}
          onClose={() => setConfirming(false)}
        >
          {text.leave.hint}
        </ConfirmDialog>
      )}
    </dialog>,
    document.body,
  );
}
