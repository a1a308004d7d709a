import { atom } from 'nanostores';
import type { StayGuests } from '#domain/stay/quote.ts';

/** Days that a visitor chooses on the page of a property; `to` is null until the second one is chosen. */
export interface ChosenRange {
  readonly from: string;
  readonly to: string | null;
}

/** The page's script and the planner share both; null for none. */
export const $chosenRange = atom<ChosenRange | null>(null);

/** Null until the visitor says; adults of 0 where only the pets are known. */
export const $chosenGuests = atom<StayGuests | null>(null);
