import type { ReactElement } from 'react';

/** What a panel without a photograph stands for. */
export interface HousePanelProps {
  /** The property's name, whose initial is shown. */
  title: string;
  /** Classes of the panel: its size; default none. */
  className?: string;
}

/** A lime-washed wall with the house's initial, where a photograph is missing. */
export function HousePanel({ title, className = '' }: HousePanelProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={`house-panel flex items-center justify-center bg-limestone font-display text-sand ${className}`}
    >
      {title.slice(0, 1)}
    </span>
  );
}
