import * as z from 'zod'

/** What one piece of an archive holds. */
export const archiveItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('events'), from: z.int(), to: z.int(), number: z.int() }),
  z.object({ kind: z.literal('rows'), name: z.string(), after: z.int(), to: z.int(), number: z.int() }),
  z.object({ kind: z.literal('files'), prefix: z.string(), after: z.string(), to: z.string(), number: z.int() }),
])
export type ArchiveItem = z.output<typeof archiveItem>
export type ItemOf<K extends ArchiveItem['kind']> = Extract<ArchiveItem, { kind: K }>

/** As files of a folder sort. */
export const partNumber = (number: number): string => String(number).padStart(4, '0')
