import type { Definition } from '#worker/kernel/resource/definition.ts'

/**
 * Secrets lie sealed beside the rows and never in the log. What a resource calls a secret is left out of its events all
 * the same, whoever wrote them.
 */
export class SecretFields {
  readonly #byKind: ReadonlyMap<string, readonly string[]>

  constructor(resources: readonly Definition[]) {
    this.#byKind = new Map(
      resources.flatMap(({ contract }) =>
        contract.secrets ? [[contract.name, Object.keys(contract.secrets.shape)] as const] : [],
      ),
    )
  }

  get kinds(): readonly string[] {
    return [...this.#byKind.keys()]
  }

  fieldsOf(kind: string): readonly string[] {
    return this.#byKind.get(kind) ?? []
  }

  without(type: string, data: unknown): unknown {
    const fields = this.fieldsOf(type.split('.')[0] ?? '')
    if (fields.length === 0 || typeof data !== 'object' || data === null) return data
    const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)))
    return 'patch' in kept ? { ...kept, patch: this.without(type, kept['patch']) } : kept
  }
}
