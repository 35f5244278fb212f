import type { TestProject } from 'vitest/node'

export interface Host {
  origin: string
  close: () => void
}

/** Starts a host that stands for a service in tests; the first thing that it provides is where it listens. */
export async function startHost(setup: (project: TestProject) => Promise<() => void>): Promise<Host> {
  const provided: unknown[] = []
  // Hosts use nothing else of the project of tests.
  const project = { provide: (_name: string, value: unknown) => provided.push(value) } as unknown as TestProject
  const close = await setup(project)
  return { origin: String(provided[0]), close }
}
