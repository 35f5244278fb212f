import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'

export interface AliasRow {
  type: 'FOOD_ALIAS' | 'UNIT_ALIAS'
  param_1: string | null
}

type Kind = 'food' | 'unit'

/** Rules that a spelling means a food or a unit: as which the household's other names are kept. */
export class AliasRules {
  readonly appends: Append[] = []
  private readonly context: Context
  private readonly nextId: (kind: string) => number
  private readonly known: Record<Kind, Set<string>>

  constructor(context: Context, rows: readonly AliasRow[], nextId: (kind: string) => number) {
    this.context = context
    this.nextId = nextId
    const keys = (type: AliasRow['type']) =>
      new Set(rows.flatMap((row) => (row.type === type && row.param_1 !== null ? [nameKey(row.param_1)] : [])))
    this.known = { food: keys('FOOD_ALIAS'), unit: keys('UNIT_ALIAS') }
  }

  /** No more rules of a kind would apply. */
  isFull = (kind: Kind): boolean => this.known[kind].size >= MAX_RULES

  /** How many there were not; what somebody said of a spelling stays. */
  add(kind: Kind, spellings: readonly string[], { name }: { name: string }): number {
    let added = 0
    for (const spelling of spellings) {
      const key = nameKey(spelling)
      if (this.isFull(kind) || this.known[kind].has(key) || key === nameKey(name)) continue
      this.known[kind].add(key)
      this.appends.push(this.rule(kind, spelling, name))
      added++
    }
    return added
  }

  private rule(kind: Kind, spelling: string, name: string): Append {
    const id = this.nextId('automation')
    const data = {
      id,
      type: kind === 'food' ? 'FOOD_ALIAS' : 'UNIT_ALIAS',
      name: `${spelling} → ${name}`.slice(0, MAX_NAME),
      description: null,
      param_1: spelling,
      param_2: name,
      param_3: null,
      order: 1000,
      disabled: false,
      created_by: personOf(this.context).id,
    }
    return { stream: `automation:${id}`, expected: 0, events: [{ type: 'automation.created', data }] }
  }
}

const MAX_NAME = 128
const MAX_RULES = 512
