interface KeptFiles {
  files: readonly File[]
  /** The app that somebody said they are of. */
  app: string | null
}

/** Files of jobs that this page has asked for, so that they can be read as those of another app. */
const kept = new Map<number, KeptFiles>()

export const keptFiles = (job: number): KeptFiles | undefined => kept.get(job)
export const keepFiles = (job: number, files: KeptFiles) => void kept.set(job, files)
