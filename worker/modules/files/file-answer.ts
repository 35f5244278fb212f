import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type * as z from 'zod'
import { visibleRow, presentOne, type Selected } from '#worker/kernel/resource/define-resource.ts'
import { fileResource } from './file.resource.ts'
import type { userFile } from './file.contract.ts'

type FileFound = Selected<z.output<typeof userFile.row>>

export const fileAnswer = (context: Context, id: number) => ({
  answer: { row: visibleRow(fileResource, membershipOf(context).space, id, context) },
  respond: ({ row }: { row: FileFound[] }) => presentOne(fileResource, row),
  version: ({ row: [row] }: { row: FileFound[] }) => Number(row?.['version']),
})
