import { type ReactElement, useRef } from 'react';
import { CurrencyOptions } from './CurrencyOptions.tsx';

/** The panel that the header's currency button opens (layouts/header/SiteHeader.astro). */
export function CurrencyPopover({ rates }: { rates: string }): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={panel}
      id="menu-currency"
      popover="auto"
      className="menu-panel"
      style={{ positionAnchor: '--menu-currency' }}
    >
      <CurrencyOptions rates={rates} onChoose={() => panel.current?.hidePopover()} />
    </div>
  );
}
