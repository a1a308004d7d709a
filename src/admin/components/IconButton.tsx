import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

interface Props extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** For screen readers, and under the pointer. */
  label: string;
  /** Of the icon, in pixels; default 16. */
  size?: number;
}

export function IconButton({ icon: Icon, label, size = 16, ...button }: Props): ReactElement {
  return (
    <button {...button} type="button" className="icon-button" aria-label={label} title={label}>
      <Icon size={size} />
    </button>
  );
}
