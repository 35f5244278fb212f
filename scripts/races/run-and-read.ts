import { kinds, type Asker, type Scene } from '../../tests/laws/concurrency.scene.ts'

/** An answer, and where what it made can be read. */
interface ReadAnswer {
  status: number
  text: string
  made: string | null
}

/** What came of two commands, in words that are the same wherever the same came of them. */
export interface RaceOutcome {
  /** What each was answered, with its body. */
  answers: [string, string]
  statuses: [number, number]
  /** What everybody reads afterwards: all things of the scene, and what the commands made. */
  state: string
}

/** Carries two commands out, and reads what is there afterwards. */
export async function runAndRead(
  me: Asker,
  scene: Scene,
  runCommands: () => Promise<[Response, Response]>,
): Promise<RaceOutcome> {
  const answers = await Promise.all((await runCommands()).map(readAnswer))
  const things = Object.entries(kinds).map(([key, kind]) => {
    const { id } = scene[key as keyof typeof kinds] // The keys of `kinds` are the things of a scene.
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

/** Without what differs from one scene to the next: numbers and codes of rows, moments, and the number of the scene in names. */
const normalizedAnswer = ({ status, text }: ReadAnswer, { n }: Scene): string =>
  `${status} ${text
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"then"')
    .replaceAll(/("code":"|"label":"#)\w+/g, '$1#')
    .replaceAll(/\d{5,}/g, '#')
    .replaceAll(new RegExp(` ${n}\\b`, 'g'), ' N')}`
