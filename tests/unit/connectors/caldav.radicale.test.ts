import { describe, expect, it } from 'vitest'
import { caldavWorld } from './caldav.world.ts'
import { contractRules } from './contract.rules.ts'
import { radicalePython, startRadicale } from '#tests/todo/hosts/radicale.start.ts'

let running: ReturnType<typeof startRadicale> | undefined
const radicale = () => (running ??= startRadicale(radicalePython ?? ''))

if (radicalePython) {
  contractRules(
    'Radicale',
    { versions: true, repeats: true, aisles: true },
    async () => caldavWorld(await radicale()),
    async () => (await running)?.stop(),
  )
} else {
  describe('Radicale keeps the contract:', () => {
    it.skip('needs a Python with Radicale; see radicale.start.ts', () => expect(radicalePython).toBeDefined())
  })
}
