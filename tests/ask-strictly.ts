import { expect } from 'vitest'
import type * as z from 'zod'
import type { TestPerson } from './fixture.ts'

/** Fails when the answer does not match the schema of the client. */
export async function askStrictly<T extends z.ZodType>(
  person: TestPerson,
  [method, path, body]: Call,
  type: T,
): Promise<z.output<T>> {
  const answer = await person.call(method, path, body)
  const text = await answer.text()
  expect(answer.ok, `${method} ${path} ${answer.status} ${text}`).toBe(true)
  const read = type.safeParse(JSON.parse(text))
  expect(read.success ? [] : read.error.issues, `${method} ${path} ${text.slice(0, 800)}`).toEqual([])
  return read.data as z.output<T> // Checked by the line above.
}
type Call = [method: string, path: string, body?: unknown]
