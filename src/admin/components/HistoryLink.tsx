import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
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
      {variant === 'icon' ? <History size={16} /> : text.history}
    </Link>
  );
}
