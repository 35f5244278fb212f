import type { EventType } from './hook.queries.ts'

interface Kind {
  kind: string
  types: readonly string[]
}

/** What most webhooks are about comes first. */
const first = ['recipe', 'meal-plan', 'shopping', 'cook-log', 'food', 'recipe-book', 'inventory-entry', 'keyword']

/** Types by kind, those that most people want before all others. */
export function kindsOf(types: readonly EventType[]): Kind[] {
  const byKind = new Map<string, string[]>()
  for (const { kind, type } of types) byKind.set(kind, [...(byKind.get(kind) ?? []), type])
  const place = (kind: string) => (first.includes(kind) ? first.indexOf(kind) : first.length)
  return [...byKind]
    .map(([kind, all]) => ({ kind, types: all }))
    .sort((one, other) => place(one.kind) - place(other.kind))
}

const whole = (type: string) => `${type.split('.')[0]}.*`

/** A kind as a whole holds what comes to it later, too. */
export const isChosen = (chosen: readonly string[], type: string): boolean =>
  chosen.includes(type) || chosen.includes(whole(type))

export const withAll = (chosen: readonly string[], kind: string, on: boolean): string[] => [
  ...chosen.filter((one) => !one.startsWith(`${kind}.`)),
  ...(on ? [`${kind}.*`] : []),
]

/** `all`: the types of its kind. Of a kind that was chosen as a whole, the others stay. */
export function withType(chosen: readonly string[], type: string, on: boolean, all: readonly string[]): string[] {
  const others = chosen.includes(whole(type)) ? [...chosen.filter((one) => one !== whole(type)), ...all] : chosen
  const rest = others.filter((one) => one !== type)
  return on ? [...rest, type] : rest
}
