import { emptyPageDraft } from '#worker/modules/imports/pages/page-draft.ts'
import type { PageRecipe } from '#worker/modules/imports/pages/page-recipe.ts'
import type { ReadDraft } from './draft-question.ts'

/** A draft as a page would have told it, so that its lines are read as those of any import. */
export function pageRecipeOf(draft: ReadDraft, source: string): PageRecipe {
  const { nutrition } = emptyPageDraft()
  const { working_time, waiting_time, source_url } = draft
  return {
    ...draft,
    // An address that nobody handed in could lead anywhere.
    source_url: source_url !== '' && URL.canParse(source_url) && source.includes(source_url) ? source_url : '',
    total_time: working_time + waiting_time,
    image_url: null,
    images: [],
    language: null,
    author: '',
    nutrition,
    shown: [],
    lost: [],
    raw: { yield: '', prep_time: '', cook_time: '', total_time: '' },
  }
}
