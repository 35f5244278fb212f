import { lineKey } from './likeness.ts'

/**
 * The recipe's name from a page's title: without the segments that name the site ("Soup | Kitchen", "Soup - kitchen.com").
 * `host` is the page's host name, "" if unknown.
 */
export function nameFromTitle(title: string, site: string, host: string): string {
  const segments = title.split(/\s+[|–—·»•-]\s+|\s*[|»]\s*/).filter(Boolean)
  const owners = [site, host.replace(/^www\./, ''), host.replace(/^www\./, '').replace(/\.[a-z.]+$/, '')]
    .map(lineKey)
    .filter((key) => key.length > 2)
  const own = segments.filter(
    (segment) => !owners.some((owner) => lineKey(segment) === owner || lineKey(segment) === `${owner}com`),
  )
  return (
    (own.length && own.length < segments.length ? own : segments.slice(0, Math.max(1, segments.length - 1)))[0] ?? title
  )
}
