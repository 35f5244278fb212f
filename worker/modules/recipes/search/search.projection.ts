import { projection } from '../../../kernel/projection.ts'
import { indexName } from './search.index.ts'

interface Names {
  name?: string | undefined
  plural_name?: string | null | undefined
}

type Created<Name extends string> = { type: `${Name}.created`; data: Names & { id: number } }
type Changed<Name extends string> = { type: `${Name}.changed`; data: { id: number; patch: Names } }
type NameEvent = Created<'food'> | Changed<'food'> | Created<'keyword'> | Changed<'keyword'>

const foodNames = (space: number, id: number, { name, plural_name }: Names) => [
  ...(name === undefined ? [] : indexName(space, 'food', id, name)),
  ...(plural_name === undefined ? [] : indexName(space, 'foodPlural', id, plural_name ?? '')),
]
const keywordNames = (space: number, id: number, { name }: Names) =>
  name === undefined ? [] : indexName(space, 'keyword', id, name)

/** Foods and keywords are indexed once, by their own names; recipes are found through what links them. */
export const nameProjection = projection<NameEvent>({
  'food.created': ({ space, data }) => foodNames(space, data.id, data),
  'food.changed': ({ space, data }) => foodNames(space, data.id, data.patch),
  'keyword.created': ({ space, data }) => keywordNames(space, data.id, data),
  'keyword.changed': ({ space, data }) => keywordNames(space, data.id, data.patch),
})
