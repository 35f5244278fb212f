import {
  closestCenter,
  closestCorners,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  pointerWithin,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { ingredientLabel } from '#web/components/recipe-form/lines/ingredient-label.ts'
import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { moveIngredient, type Steps } from '#web/components/recipe-form/steps.change.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { moveBetweenLists, type IngredientLists, toIngredientLists, positionOf } from './ingredient-lists.ts'

/** Only the drop is an edit. */
export function useIngredientBoard(steps: Steps) {
  const t = useTranslations('editor')
  const change = useSteps()
  const [drag, setDrag] = useState<{ key: string; lists: IngredientLists } | null>(null)
  // Announcements are computed while the previous state is still on screen.
  const now = useRef<IngredientLists>([])
  useLayoutEffect(() => {
    now.current = drag?.lists ?? toIngredientLists(steps)
  }, [drag, steps])
  const byKey = useMemo(
    () => new Map(steps.flatMap(({ ingredients }) => ingredients.map((one) => [one.key, one] as const))),
    [steps],
  )
  const find = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier | null) => {
      const one = byKey.get(String(id))
      const spot = positionOf(now.current, String(over ?? id))
      if (!one || !spot) return null
      const number = now.current.findIndex(({ step }) => step === spot.step) + 1
      const count = now.current[number - 1]?.keys.length ?? 1
      const list = t('step.number', { number })
      return { name: ingredientLabel(one), position: spot.at + 1, count: Math.max(count, spot.at + 1), list }
    },
    [byKey, t],
  )
  const onDragOver = ({ over }: DragOverEvent) => {
    if (over)
      setDrag((before) => before && { ...before, lists: moveBetweenLists(before.lists, before.key, String(over.id)) })
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const spot = over && positionOf(now.current, String(over.id))
    setDrag(null)
    if (spot) change((all) => moveIngredient(all, String(active.id), spot))
  }
  return {
    drag: drag && byKey.get(drag.key),
    find,
    ingredientsOf: (at: number): readonly IngredientDraft[] => {
      const own = steps[at]?.ingredients ?? []
      const keys = drag?.lists[at]?.keys
      return keys ? keys.flatMap((key) => byKey.get(key) ?? []) : own
    },
    context: {
      collisionDetection: collide,
      onDragStart: ({ active }: Pick<DragOverEvent, 'active'>) =>
        setDrag({ key: String(active.id), lists: toIngredientLists(steps) }),
      onDragOver,
      onDragEnd,
      onDragCancel: () => setDrag(null),
    },
  }
}

/** The keyboard has no pointer, so the nearest corners decide. */
const collide: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCorners(args)
  const within = pointerWithin(args)
  return within.length > 0 ? within : closestCenter(args)
}
