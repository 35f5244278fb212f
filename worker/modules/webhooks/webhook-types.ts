import type * as z from 'zod'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { webhookType } from './webhook.contract.ts'

export type WebhookType = z.output<typeof webhookType>

/** Those of other webhooks and of hooks, so that none ever answers itself, and what only Larder is interested in. */
const LEFT_OUT = new Set(['webhook', 'inbound-hook', 'import-batch', 'import-log', 'export-log', 'distinct-pair'])

/** What a webhook may be told of: what somebody may see in the change feed, of the kinds that modules keep. */
export function webhookTypes(modules: readonly Module[]): WebhookType[] {
  const titles = new Map(
    modules.flatMap(({ resources = [] }) => resources).map(({ contract }) => [contract.name, contract.title]),
  )
  const seen = new Set(modules.flatMap(seenKinds))
  return modules
    .flatMap(({ events = [] }) => events)
    .filter(({ name }) => seen.has(name) && !LEFT_OUT.has(name))
    .flatMap(({ name: kind, shapes }) =>
      Object.keys(shapes).map((verb) => ({
        type: `${kind}.${verb}`,
        kind,
        name: `${spoken(titles.get(kind) ?? kind)} ${verb.replaceAll('_', ' ')}`,
      })),
    )
    .toSorted((a, b) => a.type.localeCompare(b.type))
}

const seenKinds = ({ resources = [], feedFilters = {} }: Module) => [
  ...resources.filter(({ rules }) => !rules.visible).map(({ contract }) => contract.name),
  ...Object.keys(feedFilters),
]

/** `MealPlan` or `meal-plan` as "Meal plan". */
function spoken(title: string): string {
  const words = title.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const isChosen = (chosen: readonly string[], type: string): boolean =>
  chosen.includes(type) || chosen.includes(`${type.split('.')[0]}.*`)
