import { sql } from 'drizzle-orm'
import { stands, type Context } from '../../../kernel/context.ts'
import { forbidden, notFound, problem } from '../../../kernel/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/execute.ts'
import type { Logged } from '../../../kernel/events.ts'
import { idsFrom } from '../../../kernel/ids.ts'
import { query } from '../../../kernel/query.ts'
import { spaceStore } from '../../../kernel/storage.ts'
import type { Undoer } from '../../../kernel/undo.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { detailQueries, presentDetail } from '../recipe.detail.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import { admitted, seenBy } from '../recipe.save.ts'
import type { RecipeState, RecipeValue } from '../recipe.state.ts'
import { stateOf, stateQueries } from '../recipe.state.read.ts'
import { logOf } from './log.read.ts'
import { renew, renewalQueries } from './references.renew.ts'
import { commitsOf, type Commit, type LoggedEvent } from './timeline.ts'
import { undoCreation } from './undo.creation.ts'

const changedSince = problem('recipe.changed_since', 409, 'The same was changed since. Restore a version instead.')

/** Takes back a whole save, of whichever of its events one asks. */
export const undoSave: Undoer = (event, context) => {
  if (!stands(context, 'user')) throw forbidden()
  return takeBack(context, (event.data as { id: number }).id, event.version)
}

/** Takes back that a recipe was made, or asked for its first picture. */
export const undoMaking: Undoer = async (event, context) => {
  if (!stands(context, 'user')) throw forbidden()
  const { id } = event.data as { id: number }
  if (event.type === 'recipe.created') return undoCreation(context, id, event.seq)
  const store = spaceStore(context)
  const { made } = await store.db.read({ made: madeWith(store.space, event) })
  if (!made[0]) throw notFound()
  return undoCreation(context, id, made[0].seq)
}

/** The creation that an event of the same recipe was saved with. */
const madeWith = (space: number, { stream, at }: Logged) =>
  query<{ seq: number }>(sql`SELECT seq FROM event WHERE space_id = ${space} AND stream = ${stream} AND version = 1
    AND type = 'recipe.created' AND at = ${at}`)

function takeBack(context: Context, id: number, version: number): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...stateQueries(store.space, id),
    ...renewalQueries(store.space, id),
    log: logOf(store.space, id),
    visible: seenBy(context, id),
  }
  return execute(store, load, (found) => {
    const state = admitted(stateOf(found), found.visible)
    const save = commitsOf(found.log).find((commit) => commit.first <= version && version <= commit.version)
    if (!save?.before) throw notFound()
    refuseChanged(save, found.log)
    const { image, ...wanted } = sectionsBefore(save.events, save.before)
    const renewed = renew(wanted, found, idsFrom(found.ids))
    const events = [
      ...recipeDecider.decide.change(state, { wanted: renewed.value }),
      ...(image === undefined ? [] : recipeDecider.decide.image(state, { image })),
    ]
    return outcome({
      appends: [
        ...(events.length > 0 ? renewed.created : []),
        { stream: `recipe:${id}`, expected: state.version, events },
      ],
      answer: detailQueries(context, id),
      respond: (after) => presentDetail(after),
    })
  })
}

/** What the events of a save replaced. */
function sectionsBefore(
  events: readonly RecipeEvent[],
  before: RecipeState,
): Partial<RecipeValue> & Pick<Partial<RecipeState>, 'image'> {
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
        default:
          return {}
      }
    }),
  ) as Partial<RecipeState>
}

/** What somebody changed after the save stays; taking the save back would overwrite it. */
function refuseChanged(save: Commit, log: readonly LoggedEvent[]): void {
  const changed = new Set(save.events.flatMap(sections))
  const later = log.filter(({ version }) => version > save.version).flatMap(sections)
  if (later.some((section) => changed.has(section))) throw changedSince()
}

const sections = ({ type, data }: RecipeEvent): string[] =>
  type === 'recipe.described'
    ? Object.keys(data.patch)
    : type === 'recipe.image_requested' || type === 'recipe.reverted'
      ? []
      : [type]
