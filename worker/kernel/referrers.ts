import type { Definition } from './definition.ts'
import { referencesOf, type Reference } from './reference.contract.ts'

/** A reference as what it leads to sees it. */
export interface Referrer extends Reference {
  from: Definition
}

let definitions = new Map<string, Definition>()
let byTarget = new Map<string, Referrer[]>()

/** Set once, when the registry is put together: which resources there are, and who refers to each. */
export function knowResources(all: readonly Definition[]): void {
  definitions = new Map(all.map((definition) => [definition.contract.name, definition]))
  byTarget = Map.groupBy(
    [...definitions.values()].flatMap((from) => referencesOf(from.contract).map((one): Referrer => ({ ...one, from }))),
    ({ to }) => to,
  )
}

export const referrersOf = (kind: string): readonly Referrer[] => byTarget.get(kind) ?? []

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
