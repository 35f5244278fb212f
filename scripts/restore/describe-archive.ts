import type { RestoreJob } from './restore-client.ts'

interface Found {
  name: string
  made_at: string
  events: number
  files: number
  file_bytes: number
  rows: Record<string, number>
  me: number | null
  people: { id: number; name: string; mail: string | null }[]
}

/** What an archive holds, or why it cannot be read. */
export function describeArchive({ state, msg, details }: RestoreJob): string[] {
  if (state !== 'ready') return [msg || `It is ${state}.`]
  const { name, made_at, events, files, file_bytes, rows, me, people } = details as unknown as Found // As the API documents it.
  return [
    `“${name}”, archived on ${made_at.slice(0, 10)}`,
    `${events} events, ${files} files of ${(file_bytes / 1_000_000).toFixed(1)} MB`,
    Object.entries(rows)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
    ...people.map(
      ({ id, name: called, mail }) => `${id === me ? '*' : ' '} ${id} ${called}${mail ? ` <${mail}>` : ''}`,
    ),
    me === null ? 'Nobody there has your mail: say who you are with --me NUMBER, or come as somebody new.' : '',
  ].filter((line) => line !== '')
}
