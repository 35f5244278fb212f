import { wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import type { Kind } from './backup-recipe.ts'
import { idOf } from './backup-tables.ts'

type Filter = (words: (kind: Kind) => JsonObject[]) => boolean

/** `tags.name CONTAINS ALL ["Winter"] AND recipe_category.id IN [...]`; null for what asks of anything else. */
export function readFilter(text: string): Filter | null {
  const joints = new Set(text.match(/\b(?:AND|OR)\b(?=\s+[\w(])/gi)?.map((word) => word.toUpperCase()))
  if (joints.size > 1) return null
  const clauses = text.split(/\s+(?:AND|OR)\s+(?=[\w(])/i).map(readClause)
  if (!clauses.every((clause) => clause !== null)) return null
  return (words) =>
    joints.has('OR') ? clauses.some((clause) => clause(words)) : clauses.every((clause) => clause(words))
}

const CLAUSE =
  /^\(?\s*(recipe_?category|tags|tools)\.(?:id|name|slug)\s+(NOT\s+IN|IN|CONTAINS\s+ALL|=)\s*\[?([^\]]*)\]?\s*\)?$/i

function readClause(text: string): Filter | null {
  const match = CLAUSE.exec(text.trim())
  if (!match) return null
  const [, attribute = '', operator = '', list = ''] = match
  const kind: Kind = /^tags$/i.test(attribute) ? 'tags' : /^tools$/i.test(attribute) ? 'tools' : 'recipe_category'
  const wanted = [...list.matchAll(/"([^"]*)"|'([^']*)'|([^\s,"']+)/g)].map((value) =>
    keyOf(value[1] ?? value[2] ?? value[3] ?? ''),
  )
  return (words) => {
    const has = new Set(
      words(kind).flatMap((word) => ['id', 'name', 'slug'].map((field) => keyOf(wordsOf(word[field])))),
    )
    if (/ALL/i.test(operator)) return wanted.every((value) => has.has(value))
    return wanted.some((value) => has.has(value)) !== /NOT/i.test(operator)
  }
}

const keyOf = (text: string): string => (/^[\da-f-]{32,36}$/i.test(text) ? idOf(text) : text.toLowerCase())
