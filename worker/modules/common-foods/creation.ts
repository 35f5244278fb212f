import type { Append } from '#worker/kernel/log/commit.ts'
import type { Row } from '#worker/kernel/sql/query.ts'

/** Answers the id of the new row. */
export type Create = (kind: string, row: Row) => number

export const creation = (kind: string, id: number, row: Row): Append => ({
  stream: `${kind}:${id}`,
  expected: 0,
  events: [{ type: `${kind}.created`, data: { ...row, id } }],
})
