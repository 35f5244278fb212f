import type { FieldErrors } from '#worker/kernel/contract/errors.ts'

const MAX_ORIGINS = 50
const SITE = /^(https?):\/\/(\*\.)?([^/\s?#@:*]+)(:\d{1,5})?\/?$/i

/**
 * The sites that people wrote down, as a policy names them: https://example.org, https://*.example.org. What is no
 * site is left out, so that no word of it gets into a header.
 */
export const originsIn = (written: string): string[] =>
  wordsOf(written)
    .slice(0, MAX_ORIGINS)
    .flatMap((word) => originOf(word) ?? [])

export function originFaults(written: string): FieldErrors {
  const words = wordsOf(written)
  const wrong = words.find((word) => originOf(word) === null)
  if (wrong !== undefined) {
    const shown = wrong.slice(0, 80)
    return { allowed_origins: [`"${shown}" is not the address of a site. Write it as https://example.org.`] }
  }
  return words.length > MAX_ORIGINS ? { allowed_origins: [`These are more than ${MAX_ORIGINS} sites.`] } : {}
}

const wordsOf = (written: string) => written.split(/[\s,;]+/).filter(Boolean)

/**
 * A site without a scheme is one of https, if its name looks like one. Null where it has a path, as a policy would not
 * hold for that alone.
 */
function originOf(word: string): string | null {
  const isBare = /^(localhost|[^/\s]+\.[^/\s]+)$/i.test(word.replace(/(:\d+)?\/?$/, ''))
  const [, scheme = '', sub = '', host = '', port = ''] = SITE.exec(isBare ? `https://${word}` : word) ?? []
  const bare = `${scheme.toLowerCase()}://${host}${port}`
  if (host === '' || !URL.canParse(bare)) return null
  const { protocol, host: known } = new URL(bare)
  return /^[\w.-]+(:\d+)?$/.test(known) && /[a-z\d]/i.test(known) ? `${protocol}//${sub}${known}` : null
}
