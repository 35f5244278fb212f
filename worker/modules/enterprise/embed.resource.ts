import { sql } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { definePartialResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { socialEmbed } from './embed.contract.ts'
import { embedTable } from './embed.table.ts'

export const embedResource = definePartialResource(
  socialEmbed,
  embedTable,
  {
    search: ['name_fold'],
    sort: sql`${embedTable.name_fold}`,
    filters: { token: (token) => sql`${embedTable.uuid} = ${token}` },
    computed: (context) => ({
      keywords: {
        as: 'json',
        sql: sql`(SELECT json_group_array(json(keyword)) FROM (
          SELECT ${rowJson(keywordResource, context, embedTable.space_id, sql`k.value`)} AS keyword
          FROM json_each(${embedTable.keywords}) k) WHERE keyword IS NOT NULL)`,
      },
    }),
    derivedColumns: ({ name }) => (typeof name === 'string' ? { name_fold: foldName(name) } : {}),
    onCreate: (context) => ({ uuid: uuidForSpace(membershipOf(context).space, uuid()) }),
  },
  ['create', 'retrieve', 'update', 'destroy'],
)
