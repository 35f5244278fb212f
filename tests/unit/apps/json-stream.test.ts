import { expect, it } from 'vitest'
import { jsonStream } from '#worker/modules/imports/files/json-stream.ts'

it('a list is read a record at a time, before the file has ended', async () => {
  let sent = 0
  const record = `{"photo":"${'A'.repeat(100_000)}"}`
  const file = {
    path: 'large.json',
    size: 0,
    stream: async () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          const text = sent === 0 ? `{"recipes":[${record}` : sent < 100 ? `,${record}` : ']}'
          controller.enqueue(new TextEncoder().encode(text))
          if (sent++ === 100) controller.close()
        },
      }),
  }
  const sentAt: number[] = []
  for await (const { path } of jsonStream(file, ['$.recipes.*'])) {
    expect(path[0]).toBe('recipes')
    sentAt.push(sent)
  }
  expect(sentAt).toHaveLength(100)
  expect(sentAt[0]).toBeLessThan(4)
})
