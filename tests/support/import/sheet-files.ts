import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headings as the exporting system writes them. */
export const SHEET_HEADINGS =
  'Owner ID;Code;Status;Accommodation;Type;Max guest capacity;Rate;Building;Photo gallery;Town;Area;Postcode;Address;Address 2;Owner;Tourist license;Notes;Cadastral reference';

/** Cells of a row that differ from the defaults. */
export interface SheetLine {
  readonly code: string;
  readonly status?: string;
  readonly title?: string;
  readonly guests?: string;
  readonly rate?: string;
  readonly town?: string;
}

/** A row of a sheet under SHEET_HEADINGS. */
export function sheetLine({
  code,
  status = 'Activated',
  title = `Casa ${code}`,
  guests = '6',
  rate = '1.250,00',
  town = 'Carvalhal',
}: SheetLine): string {
  return `9;${code};${status};${title};House;${guests};${rate};;;${town};Comporta;7570;Rua 1;;Proprietário;12345/AL;;`;
}

/** A temporary folder of sheet files. */
export interface SheetFolder {
  /** Writes a file and returns its path. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>;
  /** Creates a file of this many zero bytes and returns its path. */
  readonly fill: (name: string, bytes: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openSheetFolder(): Promise<SheetFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  return {
    write: async (name, content) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    fill: async (name, bytes) => {
      const file = await open(join(folder, name), 'w');
      await file.truncate(bytes);
      await file.close();
      return join(folder, name);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
