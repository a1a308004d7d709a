import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';
import { PUBLISHED_TEXT as text } from './published-text.ts';

interface Props {
  kind: string;
  id: string;
  name: string;
  variant: 'icon' | 'button' | 'text';
}

const CLASSES = { icon: 'icon-button', button: 'button button-quiet', text: 'inline-link text-small' } as const;

/** Links to the published versions of a document. */
export function HistoryLink({ kind, id, name, variant }: Props): ReactElement {
  const label = text.historyOf(name);
  return (
    <Link
      to={`/admin/history/${kind}/${id}`}
      className={CLASSES[variant]}
      aria-label={label}
      title={variant === 'icon' ? label : undefined}
    >
      {variant === 'icon' ? <Icon name="history" size={16} /> : text.history}
    </Link>
  );
}
