import { sql } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import { membershipOf } from '../../kernel/log/context.ts'
import { foldOf } from '../../kernel/contract/names.ts'
import { readable, rowJson } from '../../kernel/resource/resource.ts'
import { uuidIn } from '../../kernel/contract/space-uuid.ts'
import { keywordResource } from '../keywords/index.ts'
import { socialEmbed } from './embed.contract.ts'
import { embedTable } from './embed.table.ts'

export const embedResource = readable(
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
    derive: ({ name }) => (typeof name === 'string' ? { name_fold: foldOf(name) } : {}),
    onCreate: (context) => ({ uuid: uuidIn(membershipOf(context).space, uuid()) }),
  },
  ['create', 'retrieve', 'update', 'destroy'],
)
