import { problem } from '#worker/kernel/contract/errors.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import type { RecipeState, RecipeValue } from '../recipe-state.ts'
import type { RecipeRevision, LoggedRecipeEvent } from './recipe-revision.ts'

const changedSince = problem('recipe.changed_since', 409, 'The same was changed since. Restore a version instead.')

export function sectionsBefore(
  events: readonly RecipeEvent[],
  before: RecipeState,
): Partial<RecipeValue> & Pick<Partial<RecipeState>, 'image' | 'image_failure'> {
  return Object.assign(
    {},
    ...events.map(({ type, data }): Partial<RecipeState> => {
      switch (type) {
        case 'recipe.described':
          return Object.fromEntries(Object.keys(data.patch).map((key) => [key, before[key as keyof RecipeState]]))
        case 'recipe.steps_set':
          return { steps: before.steps }
        case 'recipe.keyworded':
          return { keywords: before.keywords }
        case 'recipe.shared':
          return { private: before.private, shared: before.shared }
        case 'recipe.imaged':
          return { image: before.image }
        case 'recipe.image_failure_dismissed':
          return { image_failure: before.image_failure }
        default:
          return {}
      }
    }),
  ) as Partial<RecipeState>
}

/** Throws where a section was changed after the save, since undoing the save would overwrite it. */
export function refuseChangedSince(save: RecipeRevision, log: readonly LoggedRecipeEvent[]): void {
  const changed = new Set(save.events.flatMap(sections))
  const later = log.filter(({ version }) => version > save.version).flatMap(touched)
  if (later.some((section) => changed.has(section))) throw changedSince()
}

/** What was said of a picture is of the past as soon as another is wished for. */
const touched = (event: RecipeEvent): string[] =>
  PICTURES.has(event.type) ? [...sections(event), 'recipe.image_failure_dismissed'] : sections(event)

const PICTURES = new Set<string>([
  'recipe.imaged',
  'recipe.image_requested',
  'recipe.image_staged',
  'recipe.image_failed',
])

const sections = ({ type, data }: RecipeEvent): string[] =>
  type === 'recipe.described' ? Object.keys(data.patch) : WITHOUT_SECTION.has(type) ? [] : [type]

/** Wishes and notes about an event, which change nothing by themselves. */
const WITHOUT_SECTION = new Set<string>([
  'recipe.image_requested',
  'recipe.image_staged',
  'recipe.image_failed',
  'recipe.reverted',
])
