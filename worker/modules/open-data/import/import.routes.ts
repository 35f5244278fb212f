import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { fetchMeta } from './fetch-open-data.ts'
import { importVersion, previewImport } from './import.change.ts'
import { importAnswer, importPreview, importMeta, importRequest, previewQuery } from './import.contract.ts'

const path = '/api/import-open-data/'
const tag = 'OpenData'
const level = 'admin'

const nothing = importMeta.parse({ versions: [], datatypes: [] })
const none = { total_created: 0, total_updated: 0, total_untouched: 0, total_errored: 0 }

export function importRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_import-open-data',
      tag,
      summary: 'Which open data there is',
      description:
        'From the address that the operator named as `OPEN_DATA_URL`; a copy of it is kept for an hour. Nothing without one.',
      level,
      response: importMeta,
      responseExample: {
        versions: ['en'],
        datatypes: ['food', 'unit', 'category', 'property', 'store', 'conversion'],
        en: { food: 391, unit: 14, category: 22, property: 4, store: 51, conversion: 163 },
      },
    },
    async ({ context: { env } }) => answer(env.OPEN_DATA_URL ? await fetchMeta(env) : nothing),
  )
  route(
    app,
    {
      method: 'get',
      path: `${path}preview/`,
      name: 'preview_import-open-data',
      tag,
      summary: 'What an import of open data would do',
      description: 'Not in the reference.',
      level,
      query: previewQuery,
      response: importPreview,
    },
    async ({ context, query }) => {
      await throttle(context.env.LIMIT_IMPORT, `open-data:${personOf(context).id}`)
      const { selected_version: version, selected_datatypes: kinds, update_existing: update = false } = query
      return previewImport(context, { version, kinds, update })
    },
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_import-open-data',
      tag,
      summary: 'Import open data',
      description:
        'What is there is found by slug, else by name, and changes only with `update_existing`. References are followed by slug, whichever kinds are chosen and whatever was changed. Where an entry has one row by its slug and another is called as it is, both stay apart and the row keeps its name. Properties are of the amount and the unit that the data says. One command, which is taken back as one; asked again it writes nothing.',
      level,
      body: importRequest,
      response: importAnswer,
      responseExample: { unit: { ...none, total_created: 14 }, food: { ...none, total_created: 391 } },
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `open-data:${personOf(context).id}`)
      const { selected_version: version, selected_datatypes: kinds, update_existing: update } = body
      return importVersion(context, { version, kinds, update })
    },
  )
}
