import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { recipeDraftOf, stepOf } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { say } from '#worker/modules/imports/drafts/said.ts'
import type { ReadDraft } from './draft-question.ts'
import { inventedIn } from './invented.ts'
import { pageRecipeOf } from './page-recipe-of.ts'

const MAX_SAID = 10

/** A draft that waits for somebody to look at it, with what a model wrote of its own. `text` is what can be compared. */
export function recipeDraftFrom(draft: ReadDraft, text: string | null): RecipeDraft {
  const { source_url } = pageRecipeOf(draft, text ?? '')
  const invented = text === null ? [] : [...new Set(inventedIn(draft, text).map((one) => one.text))]
  const { name, description, servings, servings_text, working_time, waiting_time, keywords } = draft
  return recipeDraftOf({
    name,
    description,
    source_url,
    servings,
    servings_text,
    working_time,
    waiting_time,
    keywords: [...keywords, '✨ AI'],
    ingredients: linesOf(draft),
    steps: draft.steps.map(stepOf),
    warnings: invented.slice(0, MAX_SAID).map((one) => say('invented', { text: one })),
  })
}

function linesOf({ ingredients }: ReadDraft): RecipeDraft['ingredients'] {
  let group: string | null = null
  return ingredients.flatMap(({ group: here, line }) => {
    const heading = here !== group && here ? [{ heading: here }] : []
    group = here
    return [...heading, { line }]
  })
}
