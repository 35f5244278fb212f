import { env } from 'cloudflare:workers'
import type { TestHousehold, TestPerson } from './fixture.ts'

export interface Embed {
  id: number
  uuid: string
  keywords: { id: number; name: string }[]
}
export interface EmbedPage {
  count: number
  results: Record<string, unknown>[]
}

export const SOCIAL_PATH = '/api/enterprise-social-recipe/'

export const createEmbed = ({ creator }: TestHousehold, more: object) =>
  creator.post<Embed>('/api/enterprise-social-embed/', { name: 'Blog', type: 'RECIPE_KEYWORD', ...more })

export const recipeNames = async (person: TestPerson, query: string) =>
  (await person.get<EmbedPage>(`${SOCIAL_PATH}?${query}`)).results
    .map(({ name }) => String(name))
    .toSorted((a, b) => (a < b ? -1 : 1))

/** Only the operator can set these. */
export const setSpaceSetting = (space: number, name: string, value: unknown) =>
  env.DIRECTORY.prepare(`UPDATE space SET settings = json_set(settings, ?, json(?)) WHERE space_id = ?`)
    .bind(`$.${name}`, JSON.stringify(value), space)
    .run()
