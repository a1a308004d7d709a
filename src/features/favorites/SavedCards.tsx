import { type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import type { CardEntry } from './card-entry.ts';

/** Cards of saved properties; those that stay keep their elements, so that neither pictures nor the focus jump. */
export function SavedCards({ cards }: { cards: readonly CardEntry[] }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);

  // If the pressed heart is gone with its card, the heart in its place gets the focus.
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const isGone = pressed.current >= 0 && document.activeElement === document.body;
    if (isGone) (items[pressed.current] ?? items.at(-1))?.querySelector('button')?.focus({ preventScroll: true });
    pressed.current = -1;
  }, [cards]);

  const notePlace = ({ target }: MouseEvent): void => {
    const items = [...(list.current?.children ?? [])];
    pressed.current = items.findIndex((item) => target instanceof Node && item.contains(target));
  };

  return (
    <ul ref={list} className="saved-cards card-grid" onClickCapture={notePlace}>
      {cards.map(({ id, html }) => (
        // Rendered by the build and served from the site's own origin; it contains nothing that a visitor wrote.
        <li key={id} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  );
}
