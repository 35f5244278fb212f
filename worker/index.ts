import { consume } from '#queues/index.ts'
import { replayDueSpaces } from '#queues/replay-due-spaces.ts'
import { sweep } from '#queues/sweep.ts'
import { app } from '#worker/app.ts'
import type { QueueMessage } from '#worker/kernel/log/outbox.ts'

export default {
  fetch: app.fetch,
  queue: consume,
  async scheduled({ scheduledTime }, env) {
    await sweep(env, new Date(scheduledTime).toISOString())
    await replayDueSpaces(env)
  },
} satisfies ExportedHandler<Env, QueueMessage>
