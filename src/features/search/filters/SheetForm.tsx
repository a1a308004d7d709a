import { type ReactElement, type ReactNode, useId } from 'react';
import { FilterSheet } from './FilterSheet.tsx';
import { PANEL_TEXT as text } from './panel-text.ts';

export interface SheetFormProps {
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
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with fields between its heading and its buttons: nothing changes until the visitor submits it. */
export function SheetForm(props: SheetFormProps): ReactElement {
  const { title, wide = false, submit, complete = true, clear, onSubmit, onClear, onClose, children } = props;
  const heading = useId();
  return (
    <FilterSheet wide={wide} labelledBy={heading} onClose={onClose}>
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
          <button
            type="button"
            className="tool-button"
            aria-label={text.close}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
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
    </FilterSheet>
  );
}
