import type { Definition, Effects, EffectsByKind, ExtendedByKind } from '../definition.ts'
import { referencesOf, type Reference } from '../../contract/reference.contract.ts'

export interface Referrer extends Reference {
  from: Definition
}

let definitions = new Map<string, Definition>()
let byTarget = new Map<string, Referrer[]>()
let effectsByKind = new Map<string, Effects[]>()
let extendedByKind = new Map<string, ExtendedByKind[string]>()

export interface CrossModuleRules {
  effects?: EffectsByKind
  extendedColumns?: ExtendedByKind
}

/** The registry calls it once, with all resources and what modules say of kinds that are not theirs. */
export function registerResources(all: readonly Definition[], modules: readonly CrossModuleRules[] = []): void {
  definitions = new Map(all.map((definition) => [definition.contract.name, definition]))
  byTarget = Map.groupBy(
    [...definitions.values()].flatMap((from) => referencesOf(from.contract).map((one): Referrer => ({ ...one, from }))),
    ({ to }) => to,
  )
  const said = modules.flatMap(({ effects = {} }) => Object.entries(effects))
  effectsByKind = new Map(
    [...Map.groupBy(said, ([kind]) => kind)].map(([kind, some]) => [kind, some.map(([, one]) => one)]),
  )
  extendedByKind = new Map(modules.flatMap(({ extendedColumns = {} }) => Object.entries(extendedColumns)))
}

export const referrersOf = (kind: string): readonly Referrer[] => byTarget.get(kind) ?? []

/** The effects of deleting a row, as its own module and all others declare them. */
export const effectsOf = ({ contract, rules }: Definition): readonly Effects[] => [
  ...(rules.effects ? [rules.effects] : []),
  ...effectsOnKind(contract.name),
]

/** As `effectsOf`, for a kind that need not be a resource, by other modules alone. */
export const effectsOnKind = (kind: string): readonly Effects[] => effectsByKind.get(kind) ?? []

export const extendedColumnsOf = ({ contract }: Definition) => extendedByKind.get(contract.name)

export function definitionOf(kind: string): Definition {
  const definition = definitions.get(kind)
  if (!definition) throw new Error(`There is no resource called ${kind}.`)
  return definition
}

export function referencedDefinition({ contract }: Definition, field: string): Definition | undefined {
  const reference = referencesOf(contract).find((one) => one.field === field)
  return reference && definitionOf(reference.to)
}
