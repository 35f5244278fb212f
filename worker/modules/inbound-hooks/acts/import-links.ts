import { parse } from '#worker/kernel/http/read-body.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { askLinks } from '#worker/modules/imports/from-links/ask-links.ts'
import { importLinksRequest } from '#worker/modules/imports/from-links/from-links.contract.ts'
import { nothingSaid, told, type Act } from './act.ts'

const ADDRESS = /\bhttps?:\/\/[^\s<>"'\\]+[^\s<>"'\\.,;:!?)\]}]/giu

const rules = { mostWaiting: 2_000, locationOf: ({ id }: { id: number }) => `/api/job/${id}/` }

/** Asks for the recipes of all addresses in what is sent; a job brings them. */
export const importLinks: Act = async (context, { lines, fields }) => {
  const said = [...lines, ...[fields['url'], fields['urls'], fields['link']].flat().map(String)]
  const urls = [...new Set(said.flatMap((text) => text.match(ADDRESS) ?? []))]
  if (urls.length === 0) throw nothingSaid('Send an address, as in {"url": "https://example.com/soup"}.')
  await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
  const done = await askLinks(context, parse(importLinksRequest, { urls }).urls, rules)
  const things = [
    { id: done.body?.job?.id ?? 0, name: urls.length === 1 ? (urls[0] ?? '') : `${urls.length} addresses` },
  ]
  return told({ kind: 'job', things, message: `Importing ${things[0]?.name}.` }, [done])
}
