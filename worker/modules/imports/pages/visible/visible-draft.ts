import { type PageDraft, emptyPageDraft } from '../page-draft.ts'
import type { PageDocument } from '../html/document.ts'
import { factsOf } from './facts.ts'
import { readIngredients } from './ingredients-reader.ts'
import { visibleLines } from './line.ts'
import { measuredLists } from './measured-lists.ts'
import { type Region, regionAfter, regionsOf } from './region.ts'
import { type RegionReading, readSteps } from './steps-reader.ts'

/** By headings and element names; else ingredients look like a list of amounts, and steps follow them. */
export function visibleDraft(document: PageDocument): PageDraft {
  const lines = visibleLines(document)
  const list = (regions: readonly Region[]) => best(regions, (region) => readIngredients(document, region))
  const prose = (regions: readonly Region[]) => best(regions, (region) => readSteps(document, region))
  const named = list(regionsOf('ingredients', document, lines))
  const ingredients = named.value.length ? named : list(measuredLists(document, lines))
  const methods = regionsOf('instructions', document, lines)
  const below = prose(methods.filter((region) => region.start >= ingredients.end))
  const headed = below.value.length ? below : prose(methods)
  const steps = headed.value.length || !ingredients.end ? headed : prose(regionAfter(document, lines, ingredients.end))
  const listed = new Set(ingredients.value.map(({ line }) => line))
  return {
    ...emptyPageDraft(),
    ...factsOf(lines),
    ingredients: ingredients.value,
    steps: steps.value.filter(({ instruction }) => !listed.has(instruction.replaceAll('**', ''))),
  }
}

/** A region without a heading must be clearly better. */
function best<T>(regions: readonly Region[], read: (region: Region) => RegionReading<T>): RegionReading<T> {
  let lead: RegionReading<T> = { value: [], rank: 0, end: 0 }
  for (const region of regions) {
    const reading = read(region)
    if (reading.rank > lead.rank * (region.headed ? 1 : 1.25)) lead = reading
  }
  return lead
}
