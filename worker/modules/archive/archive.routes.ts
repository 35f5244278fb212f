import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { defaultPaging, idParam, listQuery } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, reworded } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { deleteArchiveJob, setSchedule, showSchedule } from './archive.change.ts'
import { archive, archivePage, archiveSchedule, linkQuery, shownSchedule } from './archive.contract.ts'
import { archivesWhere, showArchive } from './archive.rows.ts'
import { askArchive } from './make/ask-archive.ts'
import { askRestore } from './restore/ask-restore.ts'
import { restoreRequest } from './restore/restore.contract.ts'
import { spaceOfLink } from './stored/archive-link.ts'
import { serveZip } from './stored/serve-zip.ts'

const path = '/api/archive/'

/** For the owner alone: an archive holds what others in the space keep to themselves. */
export function archiveRoutes(app: App): void {
  const at = { tag: 'Archive', level: 'creator' } as const
  const one = { ...at, path: `${path}{id}/`, params: idParam } as const
  route(
    app,
    {
      ...at,
      method: 'post',
      path: `${path}start/`,
      name: 'start_archive',
      summary: 'Write all of the space into one file',
      description:
        'As it is at this moment: the log as far as it goes now. Follow it by its id. It cannot be taken back, but deleted.',
      body: z.looseObject({}),
      status: 202,
      response: archive,
    },
    async ({ context }) => {
      await throttle(context.env.LIMIT_IMPORT, `archive:${membershipOf(context).space}`)
      const asked = await askArchive(context, { scheduled: false })
      return reworded(asked, async (row) =>
        showArchive(context, membershipOf(context).space, foundOne(row ? [row] : [])),
      )
    },
  )
  route(
    app,
    {
      ...at,
      method: 'get',
      path,
      name: 'list_archive',
      summary: 'Archives, the newest first',
      query: listQuery,
      response: archivePage,
    },
    async ({ context }) => {
      const { space } = membershipOf(context)
      const page = await listPage({
        db: spaceOf(context),
        url: context.url,
        at: context.at,
        paging: defaultPaging,
        count: sql`SELECT count(*) FROM job WHERE space_id = ${space} AND deleted_with IS NULL AND kind = 'archive'`,
        rows: (window) => archivesWhere(space, sql`true`, sql`ORDER BY id DESC ${window}`),
      })
      const results = await Promise.all(page.results.map((row) => showArchive(context, space, row)))
      return answer({ ...page, results })
    },
  )
  route(
    app,
    {
      ...one,
      method: 'get',
      name: 'retrieve_archive',
      summary: 'How far an archive is, and what is in it',
      response: archive,
    },
    async ({ context, params: { id } }) => {
      const { space } = membershipOf(context)
      const { found } = await spaceOf(context).read({ found: archivesWhere(space, sql`id = ${id}`) })
      return answer(await showArchive(context, space, foundOne(found)))
    },
  )
  route(
    app,
    {
      ...one,
      method: 'delete',
      name: 'destroy_archive',
      summary: 'Delete an archive, or stop making it',
      description: 'It cannot be taken back.',
      status: 204,
    },
    ({ context, params: { id } }) => deleteArchiveJob(context, id),
  )
  downloadRoute(app)
  scheduleRoutes(app)
  restoreRoute(app)
}

const downloadRoute = (app: App): void =>
  route(
    app,
    {
      tag: 'Archive',
      level: 'public',
      method: 'get',
      path: `${path}{id}/download/`,
      params: idParam,
      query: linkQuery,
      name: 'download_archive',
      summary: 'The file: for the owner, and for whoever has the address that an archive names',
    },
    async ({ context, params: { id }, query: { sign } }) => {
      if (sign === undefined) authorize(context, { level: 'creator', method: 'get' })
      const space = sign === undefined ? membershipOf(context).space : await spaceOfLink(context)
      const response = space === null ? null : await serveZip(context, space, archivesWhere(space, sql`id = ${id}`))
      if (!response) throw notFound()
      return response
    },
  )

function scheduleRoutes(app: App): void {
  const at = { tag: 'Archive', level: 'creator', path: '/api/archive-schedule/', response: shownSchedule } as const
  route(
    app,
    { ...at, method: 'get', name: 'retrieve_archive-schedule', summary: 'How often the space is archived by itself' },
    ({ context }) => showSchedule(context),
  )
  route(
    app,
    {
      ...at,
      method: 'put',
      name: 'update_archive-schedule',
      summary: 'Have the space archived daily, weekly or only when asked',
      description:
        'Seven daily ones are kept, four weekly and twelve monthly ones. With `storage` and `folder` each is written there as well; ' +
        'null ends that. It cannot be taken back, but said anew.',
      body: archiveSchedule,
    },
    ({ context, body }) => setSchedule(context, body),
  )
}

const restoreRoute = (app: App): void =>
  route(
    app,
    {
      tag: 'Archive',
      level: 'user',
      method: 'post',
      path: '/api/archive-restore/',
      name: 'create_archive-restore',
      summary: 'Make a new space of an archive that was sent in parts',
      description:
        'The job is `ready` when the archive was looked at: its details say what is in it. Starting it makes the space, with ' +
        '`name`, and `me`, who of its people asks. It cannot be taken back, but the space can be deleted.',
      body: restoreRequest,
      status: 202,
      response: job,
    },
    async ({ context, body: { upload } }) => {
      await throttle(context.env.LIMIT_IMPORT, `restore:${personOf(context).id}`)
      return askRestore(context, upload)
    },
  )

const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)
