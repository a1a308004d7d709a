import { Heart } from 'lucide-react';
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
      <Heart size={20} />
      <span className={showsLabel ? undefined : 'sr-only'}>
        <span className="heart-save">{text.save}</span>
        <span className="heart-saved">{text.saved}</span>
      </span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
