import { consume } from '../queues/index.ts'
import { replayDue } from '../queues/replay.due.ts'
import { sweep } from '../queues/sweep.ts'
import { app } from './app.ts'
import type { Pointer } from './kernel/outbox.ts'

export default {
  fetch: app.fetch,
  queue: consume,
  async scheduled(_event, env) {
    await sweep(env)
    await replayDue(env)
  },
} satisfies ExportedHandler<Env, Pointer>
