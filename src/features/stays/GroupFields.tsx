import { useEffect, useId, type ReactElement, type RefObject } from 'react';
import { VENUE_GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { maximumVenueGuests } from '#domain/enquiry/maximum-guests.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { PETS_MAX } from '#domain/stay/limits.ts';
import type { StayFees } from '#domain/stay/fees.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import type { StayGuests } from '#domain/stay/quote.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { describedBy } from '#components/form/field-binding.ts';
import { Stepper } from '#components/Stepper.tsx';
import { GROUP_TEXT, type StayText } from './text.ts';

interface Props {
  /** Adults of 0: their number is not known yet. */
  guests: StayGuests;
  /** Most guests; 0 when unknown. */
  capacity: number;
  fees: StayFees;
  word: NightWord;
  text: StayText;
  /** Whether the number is asked for because a request needs it. */
  isMissing: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChange: (guests: StayGuests) => void;
}

/** How many people come to a venue, as one number, and their pets where it takes them. */
export function GroupFields({ guests, capacity, fees, word, text, isMissing, input, onChange }: Props): ReactElement {
  const id = useId();
  const { extraGuest, pet } = fees;
  const hint = [
    ...(capacity > 0 ? [GROUP_TEXT.most(capacity)] : []),
    ...(extraGuest === null
      ? []
      : [GROUP_TEXT.extra(extraGuest.includedGuests, `${formatEuros(extraGuest.perNight * 100)} a ${word}`)]),
  ].join(' ');
  useEffect(() => {
    // What was typed before hydration is in the field alone.
    const typed = readCount(input.current?.value ?? '');
    if (guests.adults === 0 && typed > 0) onChange({ ...guests, adults: typed });
  });
  const error = isMissing ? GROUP_TEXT.missing : undefined;
  return (
    <div>
      <div className="stay-group">
        <label className="label text-clay" htmlFor={id}>
          {text.guests}
        </label>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="numeric"
          min={VENUE_GUEST_BOUNDS.min}
          max={maximumVenueGuests(capacity)}
          placeholder={GROUP_TEXT.number}
          value={guests.adults === 0 ? '' : guests.adults}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => onChange({ ...guests, adults: readCount(target.value) })}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {(pet !== null || guests.pets > 0) && (
        <Stepper
          label={text.pets}
          value={guests.pets}
          less={guests.pets > 0}
          more={pet !== null && guests.pets < PETS_MAX}
          onStep={(step) => onChange({ ...guests, pets: guests.pets + step })}
        />
      )}
    </div>
  );
}

/** A typed number of people; 0 for none, and for anything else than a number of up to four digits. */
function readCount(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
