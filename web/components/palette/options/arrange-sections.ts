import { type Option, type Section, type SectionName, sectionNames } from './option.ts'

/** How many of a kind are shown. */
const most = 6

/**
 * The nearest first. What the server found comes after what was known, and sections that only it filled after the others, so that nothing
 * moves away under the eyes when an answer comes.
 */
export function arrangeSections(
  known: Readonly<Record<SectionName, readonly Option[]>>,
  found: Readonly<Partial<Record<SectionName, readonly Option[]>>>,
): Section[] {
  const nearness = (name: SectionName) => Math.max(0, ...known[name].map((option) => option.nearness))
  return sectionNames
    .toSorted((one, other) => nearness(other) - nearness(one))
    .map((name) => ({ name, options: mergeOptions(known[name], found[name] ?? []) }))
    .filter(({ options }) => options.length > 0)
}

function mergeOptions(known: readonly Option[], found: readonly Option[]): Option[] {
  const near = known.filter(({ nearness }) => nearness > 0).toSorted((one, other) => other.nearness - one.nearness)
  // Half of the room is the server's, which knows more.
  const shown = found.length > 0 ? near.slice(0, most / 2) : near.slice(0, most)
  const keys = new Set(shown.map(({ key }) => key))
  return [...shown, ...found.filter(({ key }) => !keys.has(key))].slice(0, most)
}
