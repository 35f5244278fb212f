import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

describe('a food is found by its other names', () => {
  const found = async (me: TestPerson, query: string, more = '&other_names=1') =>
    (await me.get<{ results: { name: string }[] }>(`/api/food/?query=${encodeURIComponent(query)}${more}`)).results.map(
      ({ name }) => name,
    )

  it('in every language, as far as they are typed, after what has the word in its own name', async () => {
    const { creator: me } = await createHousehold()
    for (const name of ['courgette', 'Aubergine', 'coriander', 'egg', 'spicy eggplant dip'])
      await me.post('/api/food/', { name })
    expect(await found(me, 'zuc')).toEqual(['courgette'])
    expect(await found(me, 'cilantro')).toContain('coriander')
    expect(await found(me, 'eggp')).toEqual(['Aubergine', 'spicy eggplant dip'])
    expect((await found(me, 'egg'))[0]).toBe('egg')
  })

  it('only where that is asked for, only in the own space, and not by two letters', async () => {
    const { creator: me } = await createHousehold()
    const other = await createHousehold()
    await other.creator.post('/api/food/', { name: 'courgette' })
    expect(await found(me, 'zucchini')).toEqual([])
    await me.post('/api/food/', { name: 'courgette' })
    expect(await found(me, 'zucchini', '')).toEqual([])
    expect(await found(me, 'zu')).toEqual([])
  })
})
