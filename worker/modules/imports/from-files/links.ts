import type { LeftOutDraft } from '../drafts/draft.ts'
import type { DraftIngredient } from '../drafts/recipe-draft.ts'
import type { LinkDraft } from './staged-draft.ts'
import { leftOutDraft } from '../drafts/left-out-draft.ts'
import { say } from '../drafts/said.ts'

/** An item of a job whose recipe has others as ingredients. */
export interface LinkingItem {
  details: Record<string, unknown>
}

type Link = Pick<LinkDraft, 'ingredient' | 'recipe'>

/** Ingredients that are recipes of the same file. */
export const linksOf = (rows: readonly DraftIngredient[]): Link[] =>
  rows.flatMap((row) => {
    if (!('recipe' in row) || !row.recipe) return []
    const { recipe } = row
    const ingredient: DraftIngredient =
      'line' in row ? { line: row.line } : { amount: null, unit: '', food: row.food, note: '' }
    return [{ recipe, ingredient }]
  })

/** As many as one event can hold. */
const MAX_LINKS = 5_000

/** They can be linked once all recipes are there, wherever they stand in the file. Each is linked once. */
export function linkDrafts(items: readonly LinkingItem[]): (LinkDraft | LeftOutDraft)[] {
  const links = items.flatMap(({ details }) => (details['links'] ?? []) as Link[]) // As `linksOf` wrote them.
  const distinct = new Map(links.map((link) => [JSON.stringify([link.recipe, link.ingredient]), link]))
  const all = [...distinct.values()].map((link): LinkDraft => ({ kind: 'link', ...link }))
  const count = all.length - MAX_LINKS
  return count > 0 ? [...all.slice(0, MAX_LINKS), leftOutDraft(say('recipe_ingredients'), count)] : all
}
