import { utf8 } from './utf8.ts'

export const jsonLines = (rows: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  utf8(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
