/** Texts of the button that stops and starts a background video. */
export const VIDEO_TEXT = { pause: 'Pause video', play: 'Play video' } as const;
