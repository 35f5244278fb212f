import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import type { Found, Query, Row } from '../../kernel/sql/query.ts'
import { one, present } from '../../kernel/resource/resource.ts'
import { fileResource } from './file.resource.ts'

/** What a command about a file answers: the file. */
export const fileAnswer = (context: Context, id: number) => ({
  answer: { row: one(fileResource, membershipOf(context).space, id, context) },
  respond: ({ row: [row] }: Found<{ row: Query<Row> }>) => {
    if (!row) throw notFound()
    return present(fileResource, row)
  },
  version: ({ row: [row] }: Found<{ row: Query<Row> }>) => Number(row?.['version']),
})
