import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { isEmbed, type EmbedHome } from '#worker/modules/enterprise/embed.access.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import type { EmbedWords } from './embed-words.ts'

/** What a page has of its embed. */
export interface EmbedFacts {
  name: string
  type: 'RECIPE' | 'RECIPE_KEYWORD' | 'MEAL_PLAN' | 'SHOPPING' | 'BOOK'
  alignment: 'start' | 'center' | 'end'
  background_color: string | null
  accent_color: string | null
  allowed_origins: string
  search_engines: boolean
}

/** Null where the embed is not there. */
export const embedFacts = ({ space, token }: EmbedHome) =>
  query<EmbedFacts>(
    sql`SELECT name, type, alignment, background_color, accent_color, allowed_origins, search_engines
      FROM social_embed WHERE ${isEmbed(space, token)}`,
    { bool: ['search_engines'] },
  )

/** What somebody asked of a page. */
export interface Asked {
  query: string
  page: number
  shelf: number | null
  servings: number | null
}

const MAX_PAGE = 10_000
const MAX_QUERY = 200

export const askedIn = ({ searchParams }: URL): Asked => {
  const whole = (name: string, most: number) => {
    const value = searchParams.get(name) ?? ''
    return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= most ? Number(value) : null
  }
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY),
    page: whole('page', MAX_PAGE) ?? 1,
    shelf: whole('in', 2 ** 31 - 1),
    servings: whole('servings', 1000),
  }
}

/** One page of an embed while it is made. */
export interface EmbedView {
  home: EmbedHome
  context: Context
  asked: Asked
  words: EmbedWords
}

export const spaceColor = ({ settings }: EmbedHome): string => settingsOf(settings).nav_bg_color
