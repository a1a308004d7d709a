import { Image, View } from '@react-pdf/renderer';
import type { Photo } from '../photos.ts';
import { COLORS } from './styles.ts';

/** A photograph over its cobalt skirting; its colour, where the file is missing. */
export function Photograph({ photo: { jpeg, color, width, height } }: { readonly photo: Photo }) {
  return (
    <View style={{ width, height, backgroundColor: color }} wrap={false}>
      {jpeg && <Image src={{ data: Buffer.from(jpeg), format: 'jpg' }} style={{ width, height }} />}
      <View style={{ position: 'absolute', bottom: 0, width, height: 2, backgroundColor: COLORS.anil }} />
    </View>
  );
}
