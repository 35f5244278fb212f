import type { Definition, Effects, EffectsByKind } from './definition.ts'
import { referencesOf, type Reference } from './reference.contract.ts'

/** A reference as what it leads to sees it. */
export interface Referrer extends Reference {
  from: Definition
}

let definitions = new Map<string, Definition>()
let byTarget = new Map<string, Referrer[]>()
let effectsByKind = new Map<string, Effects[]>()

/**
 * Set once, when the registry is put together: which resources there are, who refers to each, and what modules say that a
 * deletion means to their rows.
 */
export function knowResources(all: readonly Definition[], effects: readonly EffectsByKind[] = []): void {
  definitions = new Map(all.map((definition) => [definition.contract.name, definition]))
  byTarget = Map.groupBy(
    [...definitions.values()].flatMap((from) => referencesOf(from.contract).map((one): Referrer => ({ ...one, from }))),
    ({ to }) => to,
  )
  const said = effects.flatMap((one) => Object.entries(one))
  effectsByKind = new Map(
    [...Map.groupBy(said, ([kind]) => kind)].map(([kind, all]) => [kind, all.map(([, one]) => one)]),
  )
}

export const referrersOf = (kind: string): readonly Referrer[] => byTarget.get(kind) ?? []

/** What the deletion of a row means to others, as its own module and all others say it. */
export const effectsOf = ({ contract, rules }: Definition): readonly Effects[] => [
  ...(rules.effects ? [rules.effects] : []),
  ...(effectsByKind.get(contract.name) ?? []),
]

export function definitionOf(kind: string): Definition {
  const definition = definitions.get(kind)
  if (!definition) throw new Error(`no resource ${kind}`)
  return definition
}

/** The resource that a field leads to, where it leads to one. */
export function linkOf({ contract }: Definition, field: string): Definition | undefined {
  const reference = referencesOf(contract).find((one) => one.field === field)
  return reference && definitionOf(reference.to)
}
