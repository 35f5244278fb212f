import { kinds, type Asker, type Scene } from '../../tests/laws/concurrency.scene.ts'

interface ReadAnswer {
  status: number
  text: string
  made: string | null
}

/** Normalized, so that equal outcomes are equal texts. */
export interface RaceOutcome {
  answers: [string, string]
  statuses: [number, number]
  state: string
}

export async function runAndRead(
  me: Asker,
  scene: Scene,
  runCommands: () => Promise<[Response, Response]>,
): Promise<RaceOutcome> {
  const answers = await Promise.all((await runCommands()).map(readAnswer))
  const things = Object.entries(kinds).map(([key, kind]) => {
    const { id } = scene[key as keyof typeof kinds] // A scene has every key of `kinds`.
    return { name: key, path: `/api/${kind}/${id}/` }
  })
  const made = answers.flatMap(({ made: path }, i) => (path ? [{ name: `made by ${i}`, path }] : []))
  const read = await Promise.all(
    [...things, ...made].map(
      async ({ name, path }) => `${name}: ${normalizedAnswer(await readAnswer(await me.call('GET', path)), scene)}`,
    ),
  )
  const [one, two] = answers as [ReadAnswer, ReadAnswer] // Two commands have two answers.
  return {
    answers: [normalizedAnswer(one, scene), normalizedAnswer(two, scene)],
    statuses: [one.status, two.status],
    state: read.join('\n'),
  }
}

async function readAnswer(response: Response): Promise<ReadAnswer> {
  const text = await response.text()
  const { id } = (response.status === 201 ? JSON.parse(text) : {}) as { id?: number }
  return { status: response.status, text, made: id === undefined ? null : `${new URL(response.url).pathname}${id}/` }
}

/** Replaces what differs between scenes: ids, codes, times, and the scene's number in names. */
const normalizedAnswer = ({ status, text }: ReadAnswer, { n }: Scene): string =>
  `${status} ${text
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"then"')
    .replaceAll(/("code":"|"label":"#)\w+/g, '$1#')
    .replaceAll(/\d{5,}/g, '#')
    .replaceAll(new RegExp(` ${n}\\b`, 'g'), ' N')}`
