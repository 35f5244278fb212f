import * as z from 'zod'
import { bool, text } from '#worker/kernel/contract/scalars.contract.ts'
import { kinds, openDataMeta, type OpenKind } from './open-data-file.contract.ts'

export const importMeta = openDataMeta.meta({ id: 'ImportOpenDataMetaData' })
export type OpenDataMeta = z.output<typeof importMeta>
export type { OpenKind }

const kind = z.enum(kinds)

export const importRequest = z
  .object({
    selected_version: text(64),
    selected_datatypes: z.array(kind).min(1).max(20),
    update_existing: bool().default(false).meta({ description: 'Also change what is there, where it says otherwise.' }),
    use_metric: bool().optional().meta({ description: 'Taken for the sake of older clients; it changes nothing.' }),
  })
  .meta({ id: 'ImportOpenData' })

export const previewQuery = z.object({
  selected_version: text(64),
  selected_datatypes: z.union([kind, z.array(kind)]).transform((said) => [said].flat()),
  update_existing: bool().optional(),
})

const total = z
  .object({ total_created: z.int(), total_updated: z.int(), total_untouched: z.int(), total_errored: z.int() })
  .meta({ id: 'ImportOpenDataTotals' })
export type Totals = z.output<typeof total>

const totals = { food: total, unit: total, category: total, property: total, store: total, conversion: total }

export const importAnswer = z.object(totals).partial().meta({ id: 'ImportOpenDataResponse' })
export type ImportAnswer = z.output<typeof importAnswer>

/** Why an entry is not made, or not wholly. */
const reasons = ['unreadable', 'name_taken', 'unknown_reference', 'pair_taken', 'measured_otherwise'] as const
export type Reason = (typeof reasons)[number]

const previewed = z.object({
  kind,
  name: z.string().meta({ description: 'As the data calls it; a conversion is written out.' }),
  was: z.string().nullable().meta({ description: 'What it is called here; null for what is made.' }),
  fields: z.array(z.string()).meta({ description: 'What changes; empty for what is made.' }),
})
export type PreviewedChange = z.output<typeof previewed>

export const importPreview = z
  .object({
    totals: importAnswer,
    changes: z.array(previewed).meta({ description: 'What is made and changed, entry by entry; the first thousand.' }),
    problems: z
      .array(z.object({ kind, slug: z.string(), name: z.string(), reason: z.enum(reasons) }))
      .meta({ description: 'The first hundred.' }),
  })
  .meta({ id: 'ImportOpenDataPreview' })
export type ImportPreview = z.output<typeof importPreview>
