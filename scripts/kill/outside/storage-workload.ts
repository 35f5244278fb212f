import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import { answered } from '../jobs/answered.ts'
import type { Random } from '../seeded-random.ts'
import { uniqueWord } from '../thing.ts'
import type { KillClient } from '../workload.ts'
import type { Counterparts } from './counterparts.ts'
import type { OutsideWorkload } from './outside-workload.ts'
import type { LoggedEvent } from './outside-state.ts'
import type { Outside } from './set-up-outside.ts'

interface StoredFile extends LedgerItem {
  path: string
  isThere: boolean
}

interface Row {
  id: number
  name: string
}

const pathOf = (word: string, folder = ''): string => `recipes/${folder}${word}.pdf`

/** Somebody fills, tidies and empties a folder elsewhere, and somebody here looks through it and makes recipes of it. */
export function storageWorkload({ space, sync }: Outside, { store }: Counterparts): OutsideWorkload {
  const files: StoredFile[] = []

  const lookThrough = ({ send }: KillClient) => send('POST', `/api/sync/${sync}/query_synced_folder/`, {})

  async function change(client: KillClient): Promise<void> {
    const { random } = client
    const file = files[Math.floor(random() * files.length)]
    const what = random()
    if (!file?.isThere || what < 0.7) {
      const name = uniqueWord(client)
      files.push({ name, id: null, possible: ['waiting'], path: pathOf(name), isThere: true })
      await store({ files: { [pathOf(name)]: name } })
    } else {
      await store({ removed: [file.path] })
      file.isThere = false
    }
  }

  async function makeRecipe({ random, send, listAll }: KillClient): Promise<void> {
    const waiting = await listAll<Row>('/api/recipe-import/')
    const row = waiting[Math.floor(random() * waiting.length)]
    const file = files.find(({ name }) => name === row?.name)
    if (row && file)
      await trackedWrite(file, 'recipe', () => send('POST', `/api/recipe-import/${row.id}/import_recipe/`, {}))
  }

  /** Without ids, a file that is moved while a listing is at work may be seen at both places. */
  async function whileDown(random: Random): Promise<void> {
    for (const file of files.filter(({ isThere }) => isThere && random() < 0.2)) {
      const path = pathOf(file.name, `moved ${Math.floor(random() * 3)}/`)
      if (path === file.path) continue
      await store({ moved: [[file.path, path]] })
      file.path = path
    }
  }

  return {
    name: 'storage',
    whileDown,
    async act(client) {
      const what = client.random()
      if (what < 0.4) await change(client)
      else if (what < 0.7) await lookThrough(client)
      else await makeRecipe(client)
    },
    async check(client, { state: { log, filesOfRecipes } }) {
      const { listAll } = client
      const [waiting, recipes] = [await listAll<Row>('/api/recipe-import/'), await listAll<Row>('/api/recipe/')]
      const faults: string[] = []
      const countIn = (rows: readonly Row[], word: string) => rows.filter(({ name }) => name === word).length
      for (const file of files) {
        const [waits, made] = [countIn(waiting, file.name), countIn(recipes, file.name)]
        // A file that went waits no longer, and one that went before anybody looked never did.
        if (!file.isThere) file.possible = file.possible.map((one) => (one === 'waiting' ? null : one))
        faults.push(...reconcile(file, made > 0 ? 'recipe' : waits > 0 ? 'waiting' : null))
        if (waits + made > 1) faults.push(`file ${file.name} waits ${waits} times and is ${made} recipes`)
        const [recipe] = recipes.filter(({ name }) => name === file.name)
        const named = filesOfRecipes.filter((one) => one.recipe === recipe?.id)
        if (recipe && (named.length !== 1 || (file.isThere && named[0]?.path !== file.path)))
          faults.push(`recipe ${file.name} names ${named.map(({ path }) => path).join() || 'no file'} as its file`)
      }
      faults.push(
        ...checkFound(
          log.filter((one) => one.space === space),
          files,
        ),
      )
      // What is gone for good says nothing more.
      files.splice(0, files.length, ...files.filter(({ isThere }) => isThere))
      return faults
    },
    async goOn(client) {
      await answered(lookThrough(client))
    },
  }
}

/** The log says of each file once that it was found, and of each recipe once that it was made of one. */
function checkFound(log: readonly LoggedEvent[], files: readonly StoredFile[]): string[] {
  const said = (type: string, word: string) =>
    log.filter((one) => one.type === type && JSON.stringify(one.data).includes(word)).length
  return files.flatMap(({ name, possible: [state] }) => {
    const [found, made] = [said('recipe-import.created', name), said('recipe-import.imported', name)]
    const isRight = found === (state === null ? found : 1) && found <= 1 && made === Number(state === 'recipe')
    return isRight ? [] : [`file ${name} (${state}) was found ${found} times and imported ${made} times, says the log`]
  })
}
