import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PANEL_TEXT as text } from './panel-text.ts';

interface Props {
  title: string;
  /** True for the width of two months. */
  wide?: boolean;
  /** Label of the button that shows the results. */
  submit: string;
  /** False while something is missing, without which it cannot be pressed; default true. */
  complete?: boolean;
  /** Label of the button that resets the fields. */
  clear: string;
  onSubmit: () => void;
  onClear: () => void;
  /** Also called after Escape. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet at the end of the window, on a small screen over all of it, with fields between its heading and its buttons:
 * nothing changes until the visitor submits it.
 */
export function SheetForm(props: Props): ReactElement {
  const { title, wide = false, submit, complete = true, clear, onSubmit, onClear, onClose, children } = props;
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // The way back replaces an open sheet, and only one that closes while it is in the page gives the focus back.
    return () => sheet?.close();
  }, []);
  return (
    // Full height: its buttons stay in view, and the filters scroll between the heading and them.
    <dialog
      ref={dialog}
      className={`${wide ? 'max-w-3xl' : 'max-w-xl'} ml-auto h-dvh max-h-none w-full bg-lime text-ink shadow-lift backdrop:bg-pine/45 max-sm:max-w-none motion-safe:sm:transition-[translate] motion-safe:sm:duration-320 motion-safe:sm:starting:translate-x-12`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form
        className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] [--panel-edge:clamp(1.25rem,5vw,2.5rem)]"
        aria-labelledby={heading}
        // Closes the sheet and gives the focus back, unless the handler has done so.
        method="dialog"
        onSubmit={onSubmit}
      >
        <div className="flex items-center justify-between gap-2 border-b border-sand py-3 pr-[calc(var(--panel-edge)-0.75rem)] pl-(--panel-edge)">
          <h2 id={heading} className="font-display text-title">
            {title}
          </h2>
          <button type="button" className="tool-button" aria-label={text.close} onClick={() => dialog.current?.close()}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="grid content-start gap-9 overflow-y-auto overscroll-contain px-(--panel-edge) pt-6 pb-8">
          {children}
        </div>
        <div className="flex flex-row-reverse flex-wrap gap-2 border-t border-sand px-(--panel-edge) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <button
            className="button button-primary grow whitespace-nowrap disabled:cursor-not-allowed disabled:bg-ink-soft max-sm:px-3"
            disabled={!complete}
          >
            {submit}
          </button>
          <button type="button" className="button button-quiet grow whitespace-nowrap max-sm:px-3" onClick={onClear}>
            {clear}
          </button>
        </div>
      </form>
    </dialog>
  );
}
