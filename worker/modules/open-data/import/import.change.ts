import { invalid } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { countedIds, countIds } from '#worker/kernel/log/rehearse-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { fetchMeta, fetchOpenData } from './fetch-open-data.ts'
import type { ImportAnswer, ImportPreview } from './import.contract.ts'
import { importOpenData, type Asked } from './import.decider.ts'
import type { OpenData } from './open-data-file.contract.ts'
import { presentQueries } from './present.rows.ts'

export type AskedImport = Asked & { version: string }

/** One command, so that it is taken back as one. Asked again, it writes nothing. */
export async function importVersion(context: Context, asked: AskedImport): Promise<Answer<ImportAnswer>> {
  const file = await versionFile(context, asked.version)
  const { reserve, plan } = await rehearse(context, file, asked)
  if (plan.appends.every(({ events }) => events.length === 0)) return answer(plan.result.totals)
  const store = spaceStore(context)
  const load = { ...presentQueries(store.space, file), ids: reserve(store.space) }
  return execute(store, load, ({ ids, ...present }) => {
    const { appends, result } = importOpenData(file, present, asked, countedIds(ids))
    return outcome({ appends, answer: {}, respond: () => result.totals })
  })
}

/** What an import would do, entry by entry. */
export async function previewImport(context: Context, asked: AskedImport): Promise<Answer<ImportPreview>> {
  const { plan } = await rehearse(context, await versionFile(context, asked.version), asked)
  return answer(plan.result)
}

async function versionFile({ env }: Context, version: string): Promise<OpenData> {
  const { versions } = await fetchMeta(env)
  if (!versions.includes(version)) throw invalid({ selected_version: [`"${version}" is not a valid choice.`] })
  return fetchOpenData(env, version)
}

async function rehearse(context: Context, file: OpenData, asked: Asked) {
  const { space, shard } = membershipOf(context)
  const present = await context.spaceDatabase(shard).read(presentQueries(space, file))
  const { nextId, reserve } = countIds()
  return { reserve, plan: importOpenData(file, present, asked, nextId) }
}
