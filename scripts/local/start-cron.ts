/** Cron expressions are in UTC. Returns a function that stops the clock. */
export function startCron(crons: string[], run: (cron: string, at: Date) => void): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000))
  }
  const tick = () => {
    const now = new Date()
    for (const cron of crons) if (isCronDue(cron, now)) run(cron, now)
    wait()
  }
  wait()
  return () => clearTimeout(timer)
}

/** Supports five fields of `*`, numbers, ranges, lists and steps. */
export function isCronDue(cron: string, at: Date): boolean {
  const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()]
  const fields = cron.trim().split(/\s+/)
  if (fields.length !== now.length) throw new Error(`Not a cron expression of five fields: ${cron}`)
  return fields.every((field, index) => field.split(',').some((part) => matchesField(part, now[index] ?? 0)))
}

function matchesField(part: string, value: number): boolean {
  const found = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
  if (!found) throw new Error(`Not a cron field: ${part}`)
  const [, from, to, step] = found
  const low = Number(from ?? 0)
  const high = to ?? (from === undefined || step !== undefined ? Infinity : from)
  return value >= low && value <= Number(high) && (value - low) % Number(step ?? 1) === 0
}
