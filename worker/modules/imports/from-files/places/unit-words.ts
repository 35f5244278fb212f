import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { UnitDraft } from '../../drafts/draft.ts'
import { MAX_NAME, type WordRow, Words } from './words.ts'

export class UnitWords extends Words<WordRow> {
  private readonly nextId: (kind: string) => number

  constructor(rows: readonly WordRow[], nextId: (kind: string) => number) {
    super('unit', rows)
    this.nextId = nextId
  }

  take(draft: UnitDraft): { row: WordRow; isNews: boolean } {
    const known = this.byKey.get(nameKey(draft.name)) ?? this.abbreviated(draft)
    if (known) return { row: known, isNews: this.fill(known, draft) }
    const id = this.nextId('unit')
    const name = draft.name.trim().slice(0, MAX_NAME)
    const plural_name = this.freePlural(draft.plural_name)
    const description = draft.description || null
    const row = {
      id,
      version: 0,
      name,
      plural_name,
      description,
      name_key: nameKey(name),
      plural_key: plural_name && nameKey(plural_name),
    }
    this.add(row)
    this.happens(row, { type: 'unit.created', data: { id, name, plural_name, description } })
    return { row, isNews: true }
  }

  /** "gram" is what the household calls "g", where one unit is spelled just as the app abbreviates it. */
  private abbreviated({ aliases }: UnitDraft): WordRow | undefined {
    const rows = aliases.flatMap((alias) => {
      const row = this.byKey.get(nameKey(alias))
      return row && [row.name, row.plural_name].includes(alias.trim()) ? [row] : []
    })
    return new Set(rows).size === 1 ? rows[0] : undefined
  }

  private fill(row: WordRow, draft: UnitDraft): boolean {
    const plural = this.pluralFor(row, draft)
    const patch = {
      ...(plural === null ? {} : { plural_name: plural }),
      ...(!row.description && draft.description ? { description: draft.description } : {}),
    }
    if (Object.keys(patch).length === 0) return false
    Object.assign(row, patch, plural === null ? {} : { plural_key: nameKey(plural) })
    this.add(row)
    this.happens(row, { type: 'unit.changed', data: { id: row.id, patch } })
    return true
  }
}
