import type { Place } from '../judge/reading.ts'
import type { PageDocument } from '../html/document.ts'
import type { PageIngredient, PageStep } from '../page-recipe.ts'
import { readIngredients } from './ingredients-reader.ts'
import type { VisibleLine } from './line.ts'
import { measuredLists } from './measured-lists.ts'
import { measuredRuns } from './measured-runs.ts'
import { type Region, regionAfter, regionsOf } from './region.ts'
import { readSteps, type RegionReading } from './steps-reader.ts'

/** What one part of the page that people see reads like. */
export interface VisibleReading<T> {
  value: T[]
  place: Place
  /** Where it ends. */
  end: number
  rank: number
}

export function visibleIngredients(
  document: PageDocument,
  lines: readonly VisibleLine[],
): VisibleReading<PageIngredient>[] {
  const regions = [
    ...regionsOf('ingredients', document, lines).map(placed),
    ...[...measuredLists(document, lines), ...measuredRuns(document, lines)].map((region): Placed => ({
      region,
      place: 'amounts',
    })),
  ]
  return regions
    .map(({ region, place }) => ({ ...partsOf(region, (part) => readIngredients(document, part)), place }))
    .filter(({ rank }) => rank > 0)
}

/** `ends`: where lists of ingredients end, as steps may follow without a heading. */
export function visibleSteps(
  document: PageDocument,
  lines: readonly VisibleLine[],
  ends: readonly number[],
): VisibleReading<PageStep>[] {
  const regions = [
    ...regionsOf('instructions', document, lines).map(placed),
    ...ends.flatMap((end) => regionAfter(document, lines, end).map((region): Placed => ({ region, place: 'below' }))),
  ]
  return regions
    .map(({ region, place }) => ({ ...partsOf(region, (part) => readSteps(document, part)), place }))
    .filter(({ rank }) => rank > 0)
}

function partsOf<T>(region: Region, read: (part: Region) => RegionReading<T>): RegionReading<T> {
  if (!region.parts) return read(region)
  const parts = region.parts.map(read)
  const rank = parts.reduce((sum, part) => sum + part.rank, 0)
  return { value: parts.flatMap(({ value }) => value), rank, end: region.end }
}

interface Placed {
  region: Region
  place: Place
}

const placed = (region: Region): Placed => ({ region, place: region.headed ? 'heading' : 'element' })
