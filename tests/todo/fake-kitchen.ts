import { isWaiting, type Link } from '#worker/modules/connectors/round/link.ts'
import type { Directions, LocalEntry } from '#worker/modules/connectors/round/merge-input.ts'
import { mergeLists } from '#worker/modules/connectors/round/merge-lists.ts'
import { planPushes, takeAnswers } from '#worker/modules/connectors/round/take-answers.ts'
import { saidByEntry } from '#worker/modules/connectors/round/merge-item.ts'
import { itemWords } from '#worker/modules/connectors/text/item-words.ts'
import type { ListedItem } from '#worker/modules/connectors/text/listed-item.ts'
import type { FakeService } from './fake-service.ts'

interface Food {
  id: number
  name: string
  plural_name: string | null
  aisle: string | null
}

const BOTH_WAYS: Directions = { created: true, updated: true, deleted: true, back: true }
export const UNITS = [
  { id: 1, name: 'litre', plural_name: 'litres', base_unit: 'l' },
  { id: 2, name: 'gram', plural_name: null, base_unit: 'g' },
  { id: 3, name: 'pack', plural_name: 'packs', base_unit: null },
]

/** A shopping list in memory with one connector, whose rounds may be cut anywhere. */
export class FakeKitchen {
  readonly foods: Food[] = []
  readonly entries = new Map<number, ListedItem & { belongs: boolean }>()
  readonly service: FakeService
  directions = BOTH_WAYS
  goneAnswer: 'put_back' | 'delete' | null = null
  startedOver = false
  links = new Map<number, Link>()
  cursor: string | null = null
  phase: 'idle' | 'planned' | 'pushing' = 'idle'
  at = '2026-01-01T00:00:00.000Z'
  #ids = 0

  constructor(service: FakeService) {
    this.service = service
  }

  food(name: string, aisle: string | null = null): Food {
    const known = this.words().food(name).id
    const there = this.foods.find(({ id }) => id === known)
    if (there) return there
    const made = { id: this.foods.length + 1, name, plural_name: null, aisle }
    this.foods.push(made)
    return made
  }

  list(name: string, amount = 0, unit: number | null = null, aisle: string | null = null): number {
    const id = ++this.#ids
    const row = UNITS.find((one) => one.id === unit)
    const { plural_name: _, ...food } = this.food(name, aisle)
    this.entries.set(id, {
      food,
      amount,
      unit: row ? { id: row.id, name: row.name, base: row.base_unit } : null,
      done: false,
      belongs: true,
    })
    return id
  }

  change(id: number, change: Partial<ListedItem & { belongs: boolean }>): void {
    const entry = this.entries.get(id)
    if (entry) this.entries.set(id, { ...entry, ...change })
  }

  words = () => itemWords({ units: UNITS, foods: this.foods })

  texts = (): string[] => [...this.entries.values()].map((entry) => saidByEntry(entry).name).sort()

  /** One step. `cut` throws away what it would have committed. Answers whether another step has to follow. */
  async step(cut = false): Promise<boolean> {
    if (this.phase === 'planned') return this.#push(cut)
    return this.#merge(cut)
  }

  async settle(most = 12): Promise<void> {
    for (let round = 0; round < most; round++) if (!(await this.step())) return
    throw new Error('It never comes to rest.')
  }

  async #merge(cut: boolean): Promise<boolean> {
    const { abilities } = this.service
    const pulled = await this.service.pull(this.cursor)
    const merged = mergeLists({
      links: [...this.links.values()],
      entries: [...this.entries].map(([id, entry]): LocalEntry => ({ id, ...entry })),
      pulled,
      abilities,
      directions: this.directions,
      words: this.words(),
      note: 'From Larder, by Ann',
      goneAnswer: this.goneAnswer,
      startedOver: this.startedOver,
      at: this.at,
      nextKey: () => `key-${++this.#ids}`,
    })
    if (merged === null) throw new Error('asks')
    if (cut) return true
    this.goneAnswer = null
    this.startedOver = false
    this.cursor = pulled.cursor
    for (const entry of merged.dropped) this.links.delete(entry)
    for (const link of merged.links) this.links.set(link.entry, link)
    for (const change of merged.changes) {
      if (change.kind === 'remove') this.entries.delete(change.entry)
      else {
        const { id: _, ...food } = change.item.food
        const id = change.kind === 'add' ? ++this.#ids : change.entry
        const { plural_name: __, ...known } = this.food(food.name)
        this.entries.set(id, { ...change.item, food: known, belongs: true })
        if (change.kind === 'add') this.links.set(id, { ...change.link, entry: id })
      }
    }
    this.phase = [...this.links.values()].some(isWaiting) ? 'planned' : 'idle'
    return this.phase === 'planned' || merged.changes.length + merged.links.length + merged.dropped.length > 0
  }

  async #push(cut: boolean): Promise<boolean> {
    this.phase = 'pushing'
    const asked = planPushes([...this.links.values()])
    const pushed = await this.service.push(asked.map(({ change }) => change))
    if (cut) return true
    const answered = takeAnswers(
      asked.flatMap(({ link }, i) => (pushed[i] ? [{ link, pushed: pushed[i] }] : [])),
      this.at,
    )
    for (const entry of answered.dropped) this.links.delete(entry)
    for (const link of answered.links) this.links.set(link.entry, link)
    this.phase = asked.length === 40 ? 'planned' : 'idle'
    return true
  }
}
