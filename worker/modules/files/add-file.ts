import type * as z from 'zod'
import { uuid } from '#worker/clock.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { fileAnswer } from './file-answer.ts'
import type { fileUpload, userFile } from './file.contract.ts'
import type { FileEvent } from './file.events.ts'
import { bytesUsed, refuseBeyondLimit } from './file-limit.ts'
import { storeFile } from './store-file.ts'

/** Stores the bytes only after the check that there is room for them. */
export function addFile(
  context: Context,
  { name, file }: z.output<typeof fileUpload>,
): Promise<Answer<z.output<typeof userFile.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const tag = uuid()
  const load = { used: bytesUsed(space), ids: reserveIds(space, { 'user-file': 1 }) }
  return execute(store, load, async ({ used, ids }) => {
    refuseBeyondLimit(context, file, used)
    const id = idAllocator(ids)('user-file')
    const data = { id, name, created_by: personOf(context).id, ...(await storeFile(context.env, { space, tag }, file)) }
    const events: FileEvent[] = [{ type: 'user-file.created', data }]
    return outcome({
      appends: [{ stream: `user-file:${id}`, expected: 0, events }],
      status: 201,
      location: `/api/user-file/${id}/`,
      ...fileAnswer(context, id),
    })
  })
}
