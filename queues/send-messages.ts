import type { QueueMessage } from '#worker/kernel/log/outbox.ts'

/** A queue takes no more at once. */
const MAX_SENT = 100

export async function sendMessages({ EVENTS }: Env, messages: readonly QueueMessage[]): Promise<void> {
  for (let i = 0; i < messages.length; i += MAX_SENT)
    await EVENTS.sendBatch(messages.slice(i, i + MAX_SENT).map((body) => ({ body })))
}
