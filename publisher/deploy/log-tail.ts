import { BUILD_LOG_KEPT } from '#domain/publishing/limits.ts';

/** The end of a log that grows. */
export class LogTail {
  #text = '';

  /** Adds to its end. */
  add(text: string): void {
    this.#text = (this.#text + text).slice(-BUILD_LOG_KEPT);
  }

  /** What there is of it. */
  get text(): string {
    return this.#text;
  }
}
