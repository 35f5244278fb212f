import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { linkQuery } from '../archive.contract.ts'
import { spaceOfLink } from '../stored/archive-link.ts'
import { serveZip } from '../stored/serve-zip.ts'
import { askOwnData, listOwnData, ownDataWhere } from './own-data.change.ts'
import { ownData, ownDataList } from './own-data.contract.ts'

const path = '/api/own-data/'

export function ownDataRoutes(app: App): void {
  const at = { tag: 'OwnData', level: 'guest' } as const
  route(
    app,
    {
      ...at,
      method: 'get',
      path,
      name: 'list_own-data',
      summary: 'The copy of my data, if I asked for one',
      response: ownDataList,
    },
    async ({ context }) => answer(await listOwnData(context)),
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      path,
      name: 'create_own-data',
      summary: 'Have all that I wrote and uploaded here put into one file',
      description: 'It takes the place of the one before, and cannot be taken back. What others wrote is left out.',
      body: z.looseObject({}),
      status: 202,
      response: ownData,
    },
    async ({ context }) => {
      await throttle(context.env.LIMIT_IMPORT, `own-data:${personOf(context).id}`)
      return askOwnData(context)
    },
  )
  route(
    app,
    {
      ...at,
      level: 'public',
      method: 'get',
      path: `${path}{id}/download/`,
      params: idParam,
      query: linkQuery,
      name: 'download_own-data',
      summary: 'The file: for who asked for it, and for whoever has its address',
    },
    async ({ context, params: { id }, query: { sign } }) => {
      if (sign === undefined) authorize(context, { level: 'guest', method: 'get' })
      const space = sign === undefined ? membershipOf(context).space : await spaceOfLink(context)
      if (space === null) throw notFound()
      const theirs = sign === undefined ? sql`created_by = ${personOf(context).id}` : sql`true`
      const response = await serveZip(context, space, ownDataWhere(space, sql`id = ${id} AND ${theirs}`))
      if (!response) throw notFound()
      return response
    },
  )
}
