import type { ReactElement } from 'react';

export interface HeartButtonProps {
  propertyId: string;
  /** The style sheet shows the label that applies. */
  text: {
    save: string;
    saved: string;
  };
  /** Name of the property, which tells the hearts of a list apart for screen readers. */
  name: string;
  /** True to show the label next to the heart; default false. */
  showsLabel?: boolean;
  /** Additional classes; default none. */
  className?: string;
}

/** The favourite button, plain markup: src/features/favorites/hearts.ts handles its clicks. */
export function HeartButton(props: HeartButtonProps): ReactElement {
  const { propertyId, text, name, showsLabel = false, className = '' } = props;
  return (
    <button type="button" className={`heart ${className}`} data-favorite={propertyId}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7Z" />
      </svg>
      <span className={showsLabel ? undefined : 'sr-only'}>
        <span className="heart-save">{text.save}</span>
        <span className="heart-saved">{text.saved}</span>
      </span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
