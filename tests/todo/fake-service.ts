import {
  ServiceFault,
  type ItemFields,
  type Pushed,
  type RemoteChange,
  type RemoteItem,
  type ServiceAbilities,
  type TodoService,
} from '#worker/modules/connectors/service/todo-service.ts'

type Kept = ItemFields & { changed: number; key?: string | undefined }

export interface FakeKind {
  /** Items have versions, and a change of an older one is refused. */
  versions?: boolean
  /** Listings tell what changed since the last one. */
  cursors?: boolean
  notes?: boolean
  aisles?: boolean
  /** Items tell which addition made them. */
  keys?: boolean
}

/** What the next request of a kind does instead of succeeding. */
type Trouble = 'before' | 'after' | 'halfway' | 'limited' | 'list_gone' | 'unauthorized'

/** A to-do service in memory: a list that people change, and that fails on demand. */
export class FakeService implements TodoService {
  readonly items = new Map<string, Kept>()
  readonly abilities: ServiceAbilities
  readonly #kind: FakeKind
  #gone = new Map<string, number>()
  #clock = 0
  #ids = 0
  requests = 0
  trouble: Trouble | null = null

  constructor(kind: FakeKind = {}) {
    this.#kind = kind
    this.abilities = {
      notes: kind.notes ?? true,
      aisles: kind.aisles ?? true,
      pollSeconds: 60,
    }
  }

  add(name: string, more: Partial<Omit<Kept, 'changed'>> = {}): string {
    const id = `item-${++this.#ids}`
    this.items.set(id, { name, note: '', isDone: false, aisle: null, ...more, changed: ++this.#clock })
    return id
  }

  change(id: string, fields: Partial<ItemFields>): void {
    const item = this.items.get(id)
    if (item) this.items.set(id, { ...item, ...fields, changed: ++this.#clock })
  }

  remove(id: string): void {
    if (this.items.delete(id)) this.#gone.set(id, ++this.#clock)
  }

  /** As a service that gives an item another id when somebody moves or restores it; answers that. */
  renumber(id: string): string {
    const item = this.items.get(id)
    if (!item) return ''
    this.remove(id)
    return this.add(item.name, item)
  }

  /** As after a restore of a backup there. */
  empty(): void {
    for (const id of this.items.keys()) this.remove(id)
  }

  async lists() {
    this.#request()
    return [{ id: 'list', name: 'Groceries' }]
  }

  async pull(cursor: string | null) {
    this.#request()
    const since = this.#kind.cursors && cursor !== null ? Number(cursor) : null
    const all = [...this.items].map(([id, item]) => this.#shown(id, item)).toReversed()
    return {
      items: since === null ? all : all.filter(({ id }) => (this.items.get(id)?.changed ?? 0) > since),
      gone: since === null ? [] : [...this.#gone].flatMap(([id, at]) => (at > since ? [id] : [])),
      isWhole: since === null,
      cursor: this.#kind.cursors ? String(this.#clock) : null,
    }
  }

  async push(changes: readonly RemoteChange[]): Promise<Pushed[]> {
    const { trouble } = this
    if (trouble !== 'after' && trouble !== 'halfway') this.#request()
    else {
      this.requests++
      this.trouble = null
    }
    const some = trouble === 'halfway' ? changes.slice(0, Math.ceil(changes.length / 2)) : changes
    const pushed = some.map((change) => this.#do(change))
    if (trouble === 'after') throw new ServiceFault('unreachable', 'The answer was lost.')
    const lost = changes.slice(some.length).map(() => ({ fault: new ServiceFault('unreachable', 'Not done.') }))
    return [...pushed, ...lost]
  }

  #request(): void {
    this.requests++
    const { trouble } = this
    this.trouble = null
    if (trouble === 'before') throw new ServiceFault('unreachable', 'It does not answer.')
    if (trouble === 'limited') throw new ServiceFault('limited', 'Too many requests.', 30)
    if (trouble === 'list_gone' || trouble === 'unauthorized') throw new ServiceFault(trouble, 'No longer.')
  }

  #do(change: RemoteChange): Pushed {
    if (change.kind === 'add') {
      const id = this.add(change.fields.name, { ...this.#kept(change.fields), key: change.key })
      return { item: this.#item(id) }
    }
    const there = this.items.get(change.id)
    if (!there) return { fault: new ServiceFault('item_gone', 'There is no such item.') }
    if (this.#kind.versions && change.version !== String(there.changed))
      return { fault: new ServiceFault('conflict', 'It was changed.') }
    if (change.kind === 'remove') {
      this.remove(change.id)
      return { item: null }
    }
    this.change(change.id, Object.fromEntries(change.changed.map((field) => [field, change.fields[field]])))
    return { item: this.#item(change.id) }
  }

  #kept = ({ note, aisle, isDone }: ItemFields): Partial<ItemFields> => ({
    isDone,
    note: this.abilities.notes ? note : '',
    aisle: this.abilities.aisles ? aisle : null,
  })

  #item(id: string): RemoteItem | null {
    const item = this.items.get(id)
    return item ? this.#shown(id, item) : null
  }

  #shown = (id: string, { changed, key, ...fields }: Kept): RemoteItem => ({
    id,
    ...fields,
    ...(this.#kind.keys && key !== undefined ? { key } : {}),
    ...(this.#kind.versions ? { version: String(changed) } : {}),
  })
}
