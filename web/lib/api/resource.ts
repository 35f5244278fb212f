import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import type { DraftOf, ResourceEndpoint } from './resource-endpoint.ts'
import { offerUndo } from './undo.ts'

export { resourceListQuery, resourceDetailQuery } from './resource-query.ts'

interface NamedEntity {
  id: number
  name: string
}

/** Each mutation makes the queries of the resource stale, and those of `alsoInvalidate`, whose answers show it. */
export function useResource<R extends ResourceEndpoint>(resource: R, alsoInvalidate: readonly string[] = []) {
  const client = useQueryClient()
  const onSuccess = () =>
    Promise.all([resource.name, ...alsoInvalidate].map((name) => client.invalidateQueries({ queryKey: [name] })))
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
      mutationFn: async ({ id, name }: NamedEntity) => offerUndo(await calls.destroy(id), 'undo.deleted', name),
    }),
    merge: useMutation({
      meta: { error: 'merge' },
      onSuccess,
      mutationFn: async ({ id, name, into }: NamedEntity & { into: number }) =>
        offerUndo(await calls.merge(id, into), 'undo.merged', name),
    }),
    move: useMutation({
      meta: { error: 'move' },
      onSuccess,
      mutationFn: async ({ id, name, parent }: NamedEntity & { parent: number }) =>
        offerUndo(await calls.move(id, parent), 'undo.moved', name),
    }),
  }
}
