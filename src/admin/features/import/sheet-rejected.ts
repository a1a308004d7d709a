/** A sheet that cannot be imported at all; its message is a sentence for the screen. */
export class SheetRejected extends Error {}
