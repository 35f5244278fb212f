import type { DraftIngredient } from '../drafts/recipe-draft.ts'
import type { StagedDraft } from './staged-draft.ts'

/** Lines and names of foods that the space's words are needed for. */
export function linesIn(draft: StagedDraft): string[] {
  switch (draft.kind) {
    case 'recipe':
      return [...draft.ingredients, ...draft.steps.flatMap(({ ingredients }) => ingredients)].flatMap(textOf)
    case 'shopping':
    case 'link':
      return textOf(draft.ingredient)
    default:
      return []
  }
}

const textOf = (row: DraftIngredient): string[] => ('line' in row ? [row.line] : 'food' in row ? [row.food] : [])
