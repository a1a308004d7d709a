import { useId, type ReactElement } from 'react';
import { CONFLICT_TEXT as text } from './conflict-text.ts';

/** Whose words are kept for one field. */
export type Side = 'mine' | 'theirs';

/** A field that two people changed. */
export interface ClashLine {
  /** Name of the field. */
  readonly name: string;
  /** What editors call it. */
  readonly label: string;
  /** What stands in the form. */
  readonly mine: string;
  /** What was saved in the meantime. */
  readonly theirs: string;
}

/** A conflict as it is shown. */
export interface ConflictView {
  /** Fields that both changed. */
  readonly clashes: readonly ClashLine[];
  /** What editors call the fields that only the other person changed; these are taken over. */
  readonly taken: readonly string[];
  /** Whose words are kept, by name of the field. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Chooses for one field. */
  readonly onSide: (name: string, side: Side) => void;
  /** Saves with these choices. */
  readonly onResolve: () => void;
}

/** Shows what somebody else saved in the meantime beside what was typed, and lets choose field by field. */
export function ConflictPanel({ clashes, taken, sides, onSide, onResolve }: ConflictView): ReactElement {
  return (
    <section className="conflict field-wide" role="alert">
      <h3 data-conflict tabIndex={-1} className="text-title">
        {text.heading}
      </h3>
      <p className="mt-2">{clashes.length > 0 ? text.choose : text.noClash}</p>
      {taken.length > 0 && <p className="mt-2">{text.taken(taken.join(', '))}</p>}
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.name}
          clash={clash}
          side={sides[clash.name] ?? 'mine'}
          choose={(side) => onSide(clash.name, side)}
        />
      ))}
      <button type="button" className="button button-primary mt-6" onClick={onResolve}>
        {text.resolve}
      </button>
    </section>
  );
}

interface ChoiceProps {
  clash: ClashLine;
  side: Side;
  choose: (side: Side) => void;
}

function ClashChoice({ clash, side, choose }: ChoiceProps): ReactElement {
  const group = useId();
  const sides: Side[] = ['mine', 'theirs'];
  return (
    <fieldset className="conflict-field">
      <legend className="field-label">{clash.label}</legend>
      {sides.map((one) => (
        <label key={one} className="conflict-side">
          <input type="radio" name={group} checked={side === one} onChange={() => choose(one)} />
          <span>
            <span className="field-label">{text[one]}</span>
            <span className="conflict-words">{clash[one] === '' ? text.nothing : clash[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
