import type { ReactElement } from 'react';

/** Which house the heart saves and how it looks. */
export interface HeartButtonProps {
  /** Id of the property. */
  propertyId: string;
  /** Words of the button; the style sheet shows the one that is true. */
  text: {
    /** For a house that is not saved. */
    save: string;
    /** For a house that is. */
    saved: string;
  };
  /** Name of the house, for those who hear one heart among many. */
  name: string;
  /** True to show the word beside the heart; default false. */
  showsWord?: boolean;
  /** More classes; default none. */
  className?: string;
}

/** The favourite button. Plain markup: src/features/favorites/hearts.ts does what it says, wherever and whenever it appears. */
export function HeartButton(props: HeartButtonProps): ReactElement {
  const { propertyId, text, name, showsWord = false, className = '' } = props;
  return (
    <button type="button" className={`heart ${className}`} data-favorite={propertyId}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7Z" />
      </svg>
      <span className={showsWord ? undefined : 'sr-only'}>
        <span className="heart-save">{text.save}</span>
        <span className="heart-saved">{text.saved}</span>
      </span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
