import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Event } from '#worker/kernel/contract/events.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { FoundRef } from '#worker/kernel/resource/references/look-up-refs.ts'

export interface WordRow {
  id: number
  version: number
  name: string
  plural_name: string | null
  name_key: string
  plural_key: string | null
  description: string | null
}

/** Foods or units by their names, and what happens to each in one commit. */
export abstract class Words<Row extends WordRow> {
  protected readonly byKey = new Map<string, Row>()
  private readonly kind: 'food' | 'unit'
  private readonly events = new Map<number, { expected: number; events: Event[] }>()

  constructor(kind: 'food' | 'unit', rows: readonly Row[]) {
    this.kind = kind
    for (const row of rows) if (row.plural_key !== null) this.byKey.set(row.plural_key, row)
    for (const row of rows) this.byKey.set(row.name_key, row)
  }

  isTaken = (name: string): boolean => this.byKey.has(nameKey(name))

  calledAs = (name: string, { id }: WordRow): FoundRef => ({
    id,
    asked: null,
    name,
    name_key: nameKey(name),
    plural_key: null,
  })

  appends = (): Append[] =>
    [...this.events].map(([id, { expected, events }]) => ({ stream: `${this.kind}:${id}`, expected, events }))

  protected happens(row: Row, event: Event): void {
    const there = this.events.get(row.id)
    if (there) there.events.push(event)
    else this.events.set(row.id, { expected: row.version, events: [event] })
  }

  protected add(row: Row): void {
    if (row.plural_key !== null && !this.byKey.has(row.plural_key)) this.byKey.set(row.plural_key, row)
    this.byKey.set(row.name_key, row)
  }

  /** A plural that no other row is called by, where the row has none. */
  protected pluralFor(row: Row, given: { name: string; plural_name: string }): string | null {
    const plural = given.plural_name.trim().slice(0, MAX_NAME)
    if (plural === '' || row.plural_key !== null || row.name_key !== nameKey(given.name)) return null
    const other = this.byKey.get(nameKey(plural))
    return other === undefined || other === row ? plural : null
  }

  protected freePlural(name: string): string | null {
    const plural = name.trim().slice(0, MAX_NAME)
    return plural === '' || this.byKey.has(nameKey(plural)) ? null : plural
  }
}

export const MAX_NAME = 128
