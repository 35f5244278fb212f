import { consume } from '../queues/index.ts'
import { replayDue } from '../queues/replay-due.ts'
import { sweep } from '../queues/sweep.ts'
import { app } from './app.ts'
import type { Pointer } from './kernel/log/outbox.ts'

export default {
  fetch: app.fetch,
  queue: consume,
  async scheduled({ scheduledTime }, env) {
    await sweep(env, new Date(scheduledTime).toISOString())
    await replayDue(env)
  },
} satisfies ExportedHandler<Env, Pointer>
