import { personOf, hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import {
  reversal,
  type ReversalResult,
  type Reversal,
  type Undoer,
  type Undoing,
} from '#worker/kernel/resource/undo/undo.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { detailQueries, presentDetail } from '../recipe-detail.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'
import { recipeLog } from './log.read.ts'
import { renewReferences, renewalQueries } from './renew-references.ts'
import { refuseChangedSince, sectionsBefore } from './sections.ts'
import { revisionsOf } from './recipe-revision.ts'
import { undoBatch } from './undo-batch.ts'

export const undoSave: Undoer = (events, undoing) => {
  if (!hasLevel(undoing.context, 'user')) throw forbidden()
  const [first] = events
  const isOne = events.every(({ stream }) => stream === first?.stream)
  if (!first || !isOne) return undoBatch(events, undoing)
  return undoOne(undoing, (first.data as { id: number }).id, first.version)
}

function undoOne({ context, store }: Undoing, id: number, version: number): Reversal {
  const load = {
    ...stateQueries(store.space, id),
    ...renewalQueries(store.space, `recipe:${id}`),
    log: recipeLog(store.space, id),
    visible: recipeVisibleQuery(context, id),
  }
  return reversal(load, (found): ReversalResult => {
    const state = requireVisibleRecipe(stateOf(found), found.visible)
    const save = revisionsOf(found.log).find((commit) => commit.first <= version && version <= commit.version)
    if (!save?.before) throw notFound()
    refuseChangedSince(save, found.log)
    const { image, image_failure: failure, ...wanted } = sectionsBefore(save.events, save.before)
    const renewed = renewReferences(wanted, found, idAllocator(found.ids))
    const events = [
      ...recipeDecider.decide.change(state, { wanted: renewed.value, by: personOf(context).id }),
      ...(image === undefined ? [] : recipeDecider.decide.image(state, { image })),
      ...(failure ? recipeDecider.decide.failImage(state, failure) : []),
    ]
    return {
      appends: [
        ...(events.length > 0 ? renewed.created : []),
        { stream: `recipe:${id}`, expected: state.version, events },
      ],
      answer: detailQueries(context, id),
      // The rows of `answer`, by its names.
      respond: (after) => presentDetail(after as Parameters<typeof presentDetail>[0]),
    }
  })
}
