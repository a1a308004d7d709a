import { Path, Svg, View } from '@react-pdf/renderer';
import { encode } from 'uqr';
import { COLORS } from './styles.ts';

interface Props {
  readonly text: string;
  /** Width and height in points, with the light border that readers need. */
  readonly size: number;
}

/** Modules of the light border around a code (ISO/IEC 18004). */
const BORDER = 4;

export function QrCode({ text, size }: Props) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const width = modules + 2 * BORDER;
  return (
    <View style={{ width: size, height: size, backgroundColor: COLORS.white }}>
      <Svg viewBox={`${-BORDER} ${-BORDER} ${width} ${width}`} width={size} height={size}>
        <Path d={darkModules(data)} fill={COLORS.ink} />
      </Svg>
    </View>
  );
}

/** The path around the dark modules, one rectangle for each run in a row: gaps between squares would show. */
export function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
