import { type MouseEvent, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardEntry } from './card-entry.ts';

interface Props {
  cards: readonly CardEntry[];
  /** The message in place of the cards once there are none, which stands before them. */
  message: RefObject<HTMLElement | null>;
}

/** Cards of saved properties; those that stay keep their elements, so that neither pictures nor the focus jump. */
export function SavedCards({ cards, message }: Props): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ item: Element; place: number } | null>(null);

  // If the pressed heart is gone with its card, the heart in its place gets the focus, or the message after the last one.
  // Until then the list may change for other reasons, such as a fetch that began before.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.item.isConnected) return;
    const items = [...(list.current?.children ?? [])];
    const next = items[pressed.current.place] ?? items.at(-1);
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const heir = next === undefined ? message.current : next.querySelector('button');
    heir?.focus({ preventScroll: true });
  }, [cards, message]);

  const notePlace = ({ target }: MouseEvent): void => {
    const items = [...(list.current?.children ?? [])];
    const place = items.findIndex((item) => target instanceof Node && item.contains(target));
    const item = items[place];
    pressed.current = item === undefined ? null : { item, place };
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
