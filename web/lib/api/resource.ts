import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import type { DraftOf, Remote } from './remote.ts'
import { offerUndo } from './undo.ts'

export { fetchList, fetchOne } from './resource-query.ts'

/** What a destroy, merge or move says afterwards: the name of the thing it was about. */
interface Named {
  id: number
  name: string
}

/**
 * The mutations of one resource. Each makes every query of that resource stale; a deletion, merge or move offers its undo
 * by name. Pass `also` for other resources whose answers show this one. `inline` errors are shown by the form itself.
 */
export function useResource<R extends Remote>(resource: R, also: readonly string[] = []) {
  const client = useQueryClient()
  const onSuccess = () =>
    Promise.all([resource.name, ...also].map((name) => client.invalidateQueries({ queryKey: [name] })))
  const calls = api(resource)
  return {
    create: useMutation({
      meta: { error: 'create', inline: true },
      onSuccess,
      mutationFn: async (draft: DraftOf<R>) => (await calls.create(draft)).data,
    }),
    patch: useMutation({
      meta: { error: 'update', inline: true },
      onSuccess,
      mutationFn: async ({ id, patch }: { id: number; patch: Partial<DraftOf<R>> }) =>
        (await calls.patch(id, patch)).data,
    }),
    destroy: useMutation({
      meta: { error: 'delete' },
      onSuccess,
      mutationFn: async ({ id, name }: Named) => offerUndo(await calls.destroy(id), 'undo.deleted', name),
    }),
    merge: useMutation({
      meta: { error: 'merge' },
      onSuccess,
      mutationFn: async ({ id, name, into }: Named & { into: number }) =>
        offerUndo(await calls.merge(id, into), 'undo.merged', name),
    }),
    move: useMutation({
      meta: { error: 'move' },
      onSuccess,
      mutationFn: async ({ id, name, parent }: Named & { parent: number }) =>
        offerUndo(await calls.move(id, parent), 'undo.moved', name),
    }),
  }
}
