import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import { type CardDetail, unpackSlice } from '#domain/search/index/card-slice.ts';
import { CARDS_A_SLICE } from '#domain/search/index/index-file.ts';
import { fetchJson } from '../state/load-catalogue.ts';

/** What a card shows of a picture: undefined while it is on its way, null when there is none to be had. */
export type KnownDetail = CardDetail | null | undefined;

/** Fetches pictures and ids of cards, a slice at a time, each slice once. */
export class CardDetails {
  readonly #slices: () => readonly string[];
  readonly #known = new Map<number, CardDetail[] | null>();
  readonly #underway = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** `slices` gives the addresses of the slices in order. */
  constructor(slices: () => readonly string[]) {
    this.#slices = slices;
  }

  /** Grows with every slice that comes in. */
  readonly version = (): number => this.#version;

  /** Calls back when a slice comes in; the result ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known of a row. */
  of({ position }: CatalogueRow): KnownDetail {
    const slice = this.#known.get(Math.floor(position / CARDS_A_SLICE));
    return slice === undefined ? undefined : (slice?.[position % CARDS_A_SLICE] ?? null);
  }

  /** Fetches what is missing for these rows. */
  want(rows: readonly CatalogueRow[]): void {
    for (const number of new Set(rows.map(({ position }) => Math.floor(position / CARDS_A_SLICE)))) {
      if (!this.#known.get(number) && !this.#underway.has(number)) void this.#fetch(number);
    }
  }

  async #fetch(number: number): Promise<void> {
    this.#underway.add(number);
    try {
      const address = this.#slices()[number];
      if (address === undefined) throw new Error(`the index names no slice ${number}`);
      this.#known.set(number, unpackSlice(await fetchJson(address)));
    } catch (error) {
      // The cards stand without a photograph; the next search that shows them tries again.
      this.#known.set(number, null);
      reportError(error);
    }
    this.#underway.delete(number);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
