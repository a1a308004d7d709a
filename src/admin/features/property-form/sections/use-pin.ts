import { coordinatesSchema } from '#domain/property/property.ts';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { PropertyFormModel } from '../property-form-model.ts';

/** One coordinate alone is kept, so that it is not lost in a draft; the schema of the form rejects it. */
const typedSchema = coordinatesSchema.partial().nullable().catch(null);
const pinSchema = coordinatesSchema.nullable().catch(null);

type Typed = NonNullable<z.output<typeof typedSchema>>;

/** Decimals of a coordinate: about a metre. */
const DIGITS = 5;

interface PinState {
  /** Null as long as a coordinate is missing. */
  readonly pin: z.output<typeof pinSchema>;
  /** The coordinates that there are. */
  readonly typed: Omit<Typed, 'exact'>;
  /** Changes one coordinate or both; undefined empties it. */
  readonly change: (coordinates: Omit<Typed, 'exact'>) => void;
  readonly setExact: (exact: boolean) => void;
  readonly remove: () => void;
}

/** The pin of a property's form. */
export function usePin({ form }: Pick<PropertyFormModel, 'form'>): PinState {
  const value: unknown = useWatch({ control: form.control, name: 'coordinates' });
  const typed = typedSchema.parse(value);
  const set = (next: Typed | null): void =>
    form.setValue('coordinates', next, {
      shouldDirty: true,
      shouldTouch: true,
      // Not with one coordinate: the other one is just being typed.
      shouldValidate: next === null || pinSchema.parse(next) !== null,
    });
  return {
    pin: pinSchema.parse(typed),
    typed: typed ?? {},
    change: (coordinates) => {
      const { latitude, longitude, exact = false } = { ...typed, ...coordinates };
      const next = {
        ...(latitude !== undefined && { latitude: rounded(latitude, 90) }),
        ...(longitude !== undefined && { longitude: rounded(longitude, 180) }),
      };
      set(Object.keys(next).length === 0 ? null : { ...next, exact });
    },
    setExact: (exact) => set({ ...typed, exact }),
    remove: () => set(null),
  };
}

function rounded(degrees: number, most: number): number {
  return Number(Math.min(Math.max(degrees, -most), most).toFixed(DIGITS));
}
