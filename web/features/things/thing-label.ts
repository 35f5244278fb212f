import type { ThingRow } from './model.ts'

/** What a row is called: its name, or what else tells it from others. */
export function thingLabel(row: ThingRow): string {
  for (const field of ['name', 'recipe_name', 'title', 'display_name', 'email', 'path', 'token']) {
    const value = row[field]
    if (typeof value === 'string' && value !== '') return value
  }
  for (const field of ['food', 'recipe', 'recipe_content', 'property_type', 'user', 'sync', 'entry']) {
    const value = row[field]
    if (isThing(value)) return thingLabel(value)
  }
  return `#${row.id}`
}

export const isThing = (value: unknown): value is ThingRow =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
