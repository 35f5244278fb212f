import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import type { QueryResults, Query, Row } from '../../kernel/sql/query.ts'
import { visibleRow, presentRow } from '../../kernel/resource/define-resource.ts'
import { fileResource } from './file.resource.ts'

/** What a command about a file answers: the file. */
export const fileAnswer = (context: Context, id: number) => ({
  answer: { row: visibleRow(fileResource, membershipOf(context).space, id, context) },
  respond: ({ row: [row] }: QueryResults<{ row: Query<Row> }>) => {
    if (!row) throw notFound()
    return presentRow(fileResource, row)
  },
  version: ({ row: [row] }: QueryResults<{ row: Query<Row> }>) => Number(row?.['version']),
})
