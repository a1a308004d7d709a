// The scripts of all blocks, in one file: a request for each would keep the first picture waiting.
import '../../lib/carousel-near.ts';
import './hero-film.ts';
import './roving-gallery.ts';
