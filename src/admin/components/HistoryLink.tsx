import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';
import { PUBLISHED_TEXT as text } from './published-text.ts';

interface Props {
  /** Kind of content, as the domain names it. */
  kind: string;
  /** Id. */
  id: string;
  /** What editors call it. */
  name: string;
  /** 'icon' stands in a row beside other icons, 'button' beside a heading, 'text' within a line. */
  look: 'icon' | 'button' | 'text';
}

const CLASSES = { icon: 'icon-button', button: 'button button-quiet', text: 'inline-link text-small' } as const;

/** Leads to what was published of a document, from where it can be brought back or taken off the site. */
export function HistoryLink({ kind, id, name, look }: Props): ReactElement {
  const label = text.historyOf(name);
  return (
    <Link
      to={`/admin/history/${kind}/${id}`}
      className={CLASSES[look]}
      aria-label={label}
      title={look === 'icon' ? label : undefined}
    >
      {look === 'icon' ? <Icon name="history" size={16} /> : text.history}
    </Link>
  );
}
