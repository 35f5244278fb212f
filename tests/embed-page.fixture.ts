import { stranger } from './fixture.ts'
import type { Embed } from './embed.fixture.ts'

/** What a reader gets who has nothing but the address. */
export async function openEmbed(address: string, headers: Record<string, string> = {}) {
  const answer = await stranger.fetch(address, { headers })
  const text = await answer.text()
  const [, main = ''] = /<main>([^]*)<\/main>/.exec(text) ?? []
  return { status: answer.status, headers: answer.headers, text, main }
}

export const pathOfEmbed = ({ uuid }: Pick<Embed, 'uuid'>, rest = '') => `/embed/${uuid}${rest}`

/** Words as a reader sees them, without tags. */
export const wordsOf = (page: string) =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim()
