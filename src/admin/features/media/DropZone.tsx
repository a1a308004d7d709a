import { useEffect, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { isTextField, pastedFiles } from './pasted-files.ts';
import { MEDIA_TEXT } from './text.ts';

interface Props {
  add: (files: readonly File[]) => void;
  /** What may be dropped; default photographs. */
  drop?: string;
  label: string;
  hint: string;
  accept: string;
}

/** The zone of the page that takes what is pasted: the one that is pointed at or has the focus; otherwise the one nearest to the middle of the window. */
function findPasteZone(): Element | undefined {
  const zones = [...document.querySelectorAll('[data-drop-zone]')];
  const distance = (zone: Element): number => {
    const { top, bottom } = zone.getBoundingClientRect();
    return Math.abs(top + bottom - innerHeight);
  };
  const [nearest] = zones.toSorted((one, other) => distance(one) - distance(other));
  return zones.find((zone) => zone.matches(':hover, :focus-within')) ?? nearest;
}

/** Takes files by drop, by paste, and by a file input. */
export function DropZone({ add, drop = MEDIA_TEXT.upload.drop, label, hint, accept }: Props): ReactElement {
  const [over, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (event.clipboardData === null) return;
      const files = pastedFiles(event.clipboardData, isTextField(event.target));
      if (files.length === 0 || findPasteZone() !== zone.current) return;
      event.preventDefault();
      add(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [add]);

  const takeDropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <div
      ref={zone}
      data-drop-zone
      className={`grid place-items-center gap-5 border-b-4 px-6 py-14 text-center transition-colors ${over ? 'border-anil bg-sand' : 'border-anil bg-limestone'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={takeDropped}
    >
      <p className="font-slanted text-title italic">{drop}</p>
      <label className="button button-primary cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-anil">
        {label}
        <input
          type="file"
          multiple
          data-add
          accept={accept}
          className="sr-only"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Otherwise the same file could not be chosen again after it was fixed.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className="text-small text-ink-soft">{hint}</p>
    </div>
  );
}
