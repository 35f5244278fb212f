import { useMutation } from '@tanstack/react-query'
import { awaitPicture } from '#web/components/recipe-form/picture/await-picture.ts'
import { invalidateRecipes, sendPicture } from '#web/components/recipe-form/draft/recipe.queries.ts'
import type { PictureDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { send } from '#web/lib/api/api.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'

/** An address is fetched by the server after its answer; what somebody uploads is there at once, and can be undone. */
export const useGivePicture = (recipe: number, done: string) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: async (picture: PictureDraft) => {
      const answer = await sendPicture(recipe, picture)
      if (picture.kind === 'address') void awaitPicture(recipe)
      else offerUndoOf(answer, done)
    },
    onSettled: () => invalidateRecipes(),
  })

export const useDismissFailure = (recipe: number, done: string) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: async () => offerUndoOf(await send<void>('DELETE', `/api/recipe/${recipe}/image-failure/`), done),
    onSettled: () => invalidateRecipes(),
  })
