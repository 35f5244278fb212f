import { isThing } from '../thing-label.ts'
import type { ThingRow } from '../model.ts'

/** A category in a supermarket; `id` is that of the relation between them. */
export interface Aisle {
  id: number
  category: { id: number; name: string }
  order: number
}

/** In the order in which one walks past them. */
export const aislesOf = ({ category_to_supermarket: aisles }: ThingRow): Aisle[] =>
  Array.isArray(aisles) ? aisles.filter(isAisle) : []

const isAisle = (value: unknown): value is Aisle => isThing(value) && isThing(value['category'])

/** The place behind all of them, which need not count without gaps. */
export const lastPlace = (aisles: readonly Aisle[]): number => Math.max(-1, ...aisles.map(({ order }) => order)) + 1
