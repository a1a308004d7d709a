import { type ReactElement, useRef } from 'react';
import { CurrencyCode } from './CurrencyCode.tsx';
import { CurrencyOptions } from './CurrencyOptions.tsx';
import { CURRENCY_TEXT as text } from './text.ts';

const ID = 'menu-currency';

/** The currency menu of the header. */
export function CurrencyPopover({ rates }: { rates: readonly string[] }): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="currency-menu">
      <button type="button" popoverTarget={ID} className="header-link" style={{ anchorName: `--${ID}` }}>
        <span className="sr-only">{text.currency}: </span>
        <CurrencyCode />
      </button>
      <div ref={panel} id={ID} popover="auto" className="menu-panel" style={{ positionAnchor: `--${ID}` }}>
        <CurrencyOptions rates={rates} onChoose={() => panel.current?.hidePopover()} />
      </div>
    </div>
  );
}
