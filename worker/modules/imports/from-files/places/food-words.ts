import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { FoodAttributes, FoodEvent } from '#worker/modules/foods/food.events.ts'
import { affectsDescendants } from '#worker/modules/foods/inherit-food.ts'
import { ownFoodInheritance } from '#worker/modules/settings/own-food-inheritance.ts'
import type { FoodDraft } from '../../drafts/draft.ts'
import { MAX_NAME, type WordRow, Words } from './words.ts'

export interface FoodWordRow extends WordRow {
  supermarket_category: number | null
  stocked: number
}

interface Making {
  nextId: (kind: string) => number
  /** Who has what is in the house. */
  users: number[]
}

export class FoodWords extends Words<FoodWordRow> {
  private readonly context: Context
  private readonly making: Making
  /** Foods whose descendants inherit what was filled in. */
  readonly handedDown: number[] = []

  constructor(context: Context, rows: readonly FoodWordRow[], making: Making) {
    super('food', rows)
    this.context = context
    this.making = making
  }

  take(draft: FoodDraft, category: number | null): { row: FoodWordRow; isNews: boolean } {
    const name = draft.name.trim().slice(0, MAX_NAME)
    const known = this.byKey.get(nameKey(name))
    const row = known ?? this.create(name, draft, category)
    const isFilled = known !== undefined && this.fill(known, draft, category)
    const isStocked = draft.on_hand && row.stocked === 0
    if (isStocked) {
      this.note(row, { type: 'food.stocked', data: { id: row.id, users: this.making.users } })
      row.stocked = 1
    }
    return { row, isNews: !known || isFilled || isStocked }
  }

  private create(name: string, draft: FoodDraft, category: number | null): FoodWordRow {
    const id = this.making.nextId('food')
    const plural_name = this.freePlural(draft.plural_name)
    const { description } = draft
    const own = ownFoodInheritance(this.context.identity?.preference ?? {})
    const row = {
      id,
      version: 0,
      name,
      plural_name,
      description,
      supermarket_category: category,
      stocked: 0,
      name_key: nameKey(name),
      plural_key: plural_name && nameKey(plural_name),
    }
    this.add(row)
    const data = { id, name, plural_name, description, supermarket_category: category, inherit_fields: own ?? [] }
    this.note(row, { type: 'food.created', data })
    return row
  }

  private fill(row: FoodWordRow, draft: FoodDraft, category: number | null): boolean {
    const plural = this.pluralFor(row, draft)
    const patch: FoodAttributes = {
      ...(plural === null ? {} : { plural_name: plural }),
      ...(!row.description && draft.description ? { description: draft.description } : {}),
      ...(row.supermarket_category === null && category !== null ? { supermarket_category: category } : {}),
    }
    if (Object.keys(patch).length === 0) return false
    Object.assign(row, patch, plural === null ? {} : { plural_key: nameKey(plural) })
    this.add(row)
    if (affectsDescendants(patch)) this.handedDown.push(row.id)
    this.note(row, { type: 'food.changed', data: { id: row.id, patch, batch: true } })
    return true
  }

  private note(row: FoodWordRow, event: FoodEvent): void {
    this.happens(row, event)
  }
}
