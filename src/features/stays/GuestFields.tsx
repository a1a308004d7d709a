import type { ReactElement } from 'react';
import { maximumGuests } from '#domain/enquiry/maximum-guests.ts';
import { CHILD_AGE_MAX, PETS_MAX } from '#domain/stay/limits.ts';
import { countGuests, type StayGuests } from '#domain/stay/quote.ts';
import { Stepper } from '#components/Stepper.tsx';
import type { StayText } from './text.ts';

interface Props {
  guests: StayGuests;
  /** Most guests; 0 when unknown. */
  capacity: number;
  takesPets: boolean;
  text: StayText;
  onChange: (guests: StayGuests) => void;
}

/** Age of a child until the visitor says it, in years. */
const USUAL_AGE = 8;

/** Steppers of adults, children and pets, and the age of each child: tourist taxes depend on it. */
export function GuestFields({ guests, capacity, takesPets, text, onChange }: Props): ReactElement {
  const { adults, childAges, pets } = guests;
  const hasRoom = countGuests(guests) < maximumGuests(capacity);
  return (
    <div className="stay-guests" role="group" aria-label={text.guests}>
      <Stepper
        label={text.adults}
        value={adults}
        less={adults > 1}
        more={hasRoom}
        onStep={(step) => onChange({ ...guests, adults: adults + step })}
      />
      <Stepper
        label={text.children}
        value={childAges.length}
        less={childAges.length > 0}
        more={hasRoom}
        onStep={(step) =>
          onChange({ ...guests, childAges: step === 1 ? [...childAges, USUAL_AGE] : childAges.slice(0, -1) })
        }
      />
      {childAges.length > 0 && (
        <div className="stay-ages">
          {childAges.map((age, index) => (
            // Children have no other identity than their place.
            <label key={index}>
              <span>{text.childAge(index + 1)}</span>
              <select
                value={age}
                onChange={({ target }) =>
                  onChange({ ...guests, childAges: childAges.with(index, Number(target.value)) })
                }
              >
                {Array.from({ length: CHILD_AGE_MAX + 1 }, (_, years) => (
                  <option key={years} value={years}>
                    {text.years(years)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      {/* Also where a chosen pet is not taken: it can be left at home. */}
      {(takesPets || pets > 0) && (
        <Stepper
          label={text.pets}
          value={pets}
          less={pets > 0}
          more={takesPets && pets < PETS_MAX}
          onStep={(step) => onChange({ ...guests, pets: pets + step })}
        />
      )}
    </div>
  );
}
