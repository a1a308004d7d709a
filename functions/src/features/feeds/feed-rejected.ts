/** A calendar of another site that cannot be read; staff see the message. */
export class FeedRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedRejected';
  }
}
