// The scripts of all blocks in one file: a request for each would delay the first picture.
import '#lib/motion/background-video.ts';
import '#lib/motion/load-carousels.ts';
import './gallery-marquee.ts';
