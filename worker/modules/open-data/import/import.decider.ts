import type { Append } from '#worker/kernel/log/commit.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import type { ImportPreview } from './import.contract.ts'
import { matchEntries, referencesBySlug } from './match-entries.ts'
import type { OpenData, OpenKind } from './open-data-file.contract.ts'
import { planConversions } from './plan-conversions.ts'
import { planFoods } from './plan-foods.ts'
import { planRow } from './plan-row.ts'
import { planStores } from './plan-stores.ts'
import type { Present } from './present.rows.ts'
import { tally } from './tally.ts'

export interface Asked {
  kinds: readonly OpenKind[]
  /** Whether what is there is changed where the file says otherwise. */
  update: boolean
}

/**
 * Two passes: all entries find what they are here, then each is written with what it refers to. So nothing depends on the
 * order of a file, and kinds that are not wanted are referred to where they are there.
 */
export function importOpenData(
  file: OpenData,
  present: Present,
  { kinds, update }: Asked,
  nextId: NextId,
): { appends: Append[]; result: ImportPreview } {
  const counted = tally(kinds)
  const isWanted = (kind: OpenKind) => kinds.includes(kind)
  const newId = (kind: OpenKind, noun: string) => (isWanted(kind) ? () => nextId(noun) : null)
  const units = matchEntries(file.unit, present.unit, newId('unit', 'unit'))
  const categories = matchEntries(file.category, present.category, newId('category', 'supermarket-category'))
  const types = matchEntries(file.property, present.property, newId('property', 'property-type'))
  const stores = matchEntries(file.store, present.store, newId('store', 'supermarket'))
  const foods = matchEntries(file.food, present.food, newId('food', 'food'))
  const to = {
    units: referencesBySlug(units, present.unit),
    categories: referencesBySlug(categories, present.category),
    types: referencesBySlug(types, present.property),
    foods: referencesBySlug(foods, present.food),
  }
  const of = (kind: OpenKind, noun: string) => ({ kind, noun, update, tally: counted })
  for (const { kind, slug } of file.unreadable) {
    counted.count(kind, 'errored')
    counted.mention(kind, { slug, name: slug }, 'unreadable')
  }
  const appends: Append[] = []
  if (isWanted('unit')) {
    for (const match of units.values()) {
      const { plural_name, base_unit, comment } = match.entry
      const wanted = { plural_name, base_unit }
      appends.push(...planRow(match, wanted, { description: comment }, of('unit', 'unit')))
    }
  }
  if (isWanted('category')) {
    for (const match of categories.values())
      appends.push(...planRow(match, {}, { description: match.entry.comment }, of('category', 'supermarket-category')))
  }
  if (isWanted('property')) {
    for (const match of types.values()) {
      const { unit, fdc_id, comment } = match.entry
      appends.push(
        ...planRow(
          match,
          { unit, fdc_id },
          { description: comment?.slice(0, 512) ?? null, order: 0 },
          of('property', 'property-type'),
        ),
      )
    }
  }
  const shared = { present, to, nextId }
  if (isWanted('store')) appends.push(...planStores(stores, { ...shared, ...of('store', 'supermarket') }))
  if (isWanted('food')) appends.push(...planFoods(foods, { ...shared, ...of('food', 'food') }))
  if (isWanted('conversion'))
    appends.push(...planConversions(file.conversion, { ...shared, ...of('conversion', 'unit-conversion') }))
  return { appends, result: counted.result() }
}
