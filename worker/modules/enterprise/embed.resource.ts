import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { definePartialResource, rowJson, type ComputedColumn } from '#worker/kernel/resource/define-resource.ts'
import { uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { mineOrShared } from '#worker/access/shared.access.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { originFaults } from './allowed-origins.ts'
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
      books: namesOf(sql`recipe_book`, sql`${embedTable.books}`),
      shopping_lists: namesOf(sql`shopping_list`, sql`${embedTable.shopping_lists}`),
      supermarket: {
        as: 'json',
        sql: sql`(SELECT json_object('id', s.id, 'name', s.name) FROM supermarket s WHERE s.space_id = ${embedTable.space_id}
          AND s.id = ${embedTable.supermarket} AND s.deleted_with IS NULL)`,
      },
      meal_types: namesOf(sql`meal_type`, sql`${embedTable.meal_types}`),
      // A page with the embed's token says nothing of people.
      created_by: {
        as: 'json',
        sql: personOf(context).id === 0 ? sql`NULL` : memberJson(embedTable.space_id, embedTable.created_by),
      },
    }),
    derivedColumns: ({ name }) => (typeof name === 'string' ? { name_fold: foldName(name) } : {}),
    onCreate: (context) => ({
      uuid: uuidForSpace(membershipOf(context).space, uuid()),
      created_by: personOf(context).id,
    }),
    referenceChecks: { books: visibleBook },
    validate: ({ allowed_origins: given }) => (typeof given === 'string' ? originFaults(given) : {}),
  },
  ['create', 'retrieve', 'update', 'destroy'],
)

/** Those that are there, in the order in which they were chosen. */
const namesOf = (table: SQL, ids: SQL): ComputedColumn => ({
  as: 'json',
  sql: sql`(SELECT json_group_array(json_object('id', named.id, 'name', named.name) ORDER BY wanted.key)
    FROM json_each(${ids}) wanted CROSS JOIN ${table} named
      ON named.space_id = ${embedTable.space_id} AND named.id = wanted.value AND named.deleted_with IS NULL)`,
})

function visibleBook(id: SQL, context: Context): SQL {
  const columns = { shared: sql`b.shared`, created_by: sql`b.created_by` }
  return sql`EXISTS (SELECT 1 FROM recipe_book b WHERE b.space_id = ${membershipOf(context).space} AND b.id = ${id}
    AND b.deleted_with IS NULL AND ${mineOrShared(context, columns)})`
}
