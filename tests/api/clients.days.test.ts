import { describe, expect, it } from 'vitest'
import { dateIn, instantIn } from '../day-formats.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createSoup } from '#tests/soup.fixture.ts'

interface Plan {
  id: number
  from_date: string
  to_date: string
}

/** Some apps send a day as the instant of its midnight in the phone's zone. */
const midnight = (zone: string, day: string) => new Date(instantIn(zone, day, '00:00:00')).toISOString()

const plan = (person: TestPerson, from_date: string, to_date = from_date) =>
  person.post<Plan>('/api/meal-plan/', {
    title: 'Goulash',
    servings: 1,
    from_date,
    to_date,
    meal_type: { name: 'Dinner' },
  })
const daysOf = ({ from_date, to_date }: Plan) => [from_date.slice(0, 10), to_date.slice(0, 10)]

const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
]
const DAYS = ['2027-01-01', '2027-03-28', '2027-07-15']

describe('in a space without a time zone, an app that sends local midnight in UTC', () => {
  it('means the day that begins there, and moves nothing by saving it again', async () => {
    const { creator } = await createHousehold()
    for (const zone of ZONES) {
      for (const day of DAYS) {
        let now = await plan(creator, midnight(zone, day))
        for (let i = 0; i < 2; i++) {
          const body = {
            from_date: midnight(zone, dateIn(zone, now.from_date)),
            to_date: midnight(zone, dateIn(zone, now.to_date)),
          }
          now = await creator.patch<Plan>(`/api/meal-plan/${now.id}/`, body)
        }
        expect([zone, ...daysOf(now)]).toEqual([zone, day, day])
      }
    }
  })

  it('asks for the days, the calendar and a planned week that its person sees', async () => {
    const { creator } = await createHousehold()
    await createSoup(creator)
    const type = await creator.post<{ id: number }>('/api/meal-type/', { name: 'Lunch' })
    const [first, last] = [midnight('Europe/Berlin', '2026-12-10'), midnight('Europe/Berlin', '2026-12-12')]
    const body = { start_date: first, end_date: last, meal_type_id: type.id, keywords: [], servings: 2 }
    const { plans } = await creator.post<{ plans: Plan[] }>('/api/auto-plan/', body)
    const days = ['2026-12-10', '2026-12-11', '2026-12-12']
    expect(plans.map(({ from_date }) => from_date.slice(0, 10)).sort()).toEqual(days)
    await plan(creator, '2026-12-09')
    await plan(creator, '2026-12-13')
    const window = `from_date=${first}&to_date=${last}`
    const { results } = await creator.get<{ results: Plan[] }>(`/api/meal-plan/?${window}`)
    expect(results.map(({ from_date }) => from_date.slice(0, 10)).sort()).toEqual(days)
    const calendar = await (await creator.call('GET', `/api/meal-plan/ical/?${window}`)).text()
    const starts = new Set([...calendar.matchAll(/DTSTART[^:]*:(\d{8})/g)].map(([, start]) => start))
    expect(starts).toEqual(new Set(['20261210', '20261211', '20261212']))
  })

  it('repeats what it planned on the days that it saw', async () => {
    const { creator } = await createHousehold()
    const { id } = await plan(creator, midnight('Europe/Berlin', '2026-12-10'), midnight('Europe/Berlin', '2026-12-11'))
    const { results } = await creator.post<{ results: Plan[] }>('/api/meal-plan/copy/', { ids: [id], days: 7 })
    expect(results.map(daysOf)).toEqual([['2026-12-17', '2026-12-18']])
  })
})

describe('with the zone of the space, an app that sends local midnight in UTC', () => {
  it('means the day that begins there, farther east too', async () => {
    for (const zone of ['Europe/Berlin', 'Pacific/Auckland', 'Pacific/Honolulu']) {
      const { creator, space } = await createHousehold()
      await creator.patch(`/api/space/${space}/`, { time_zone: zone })
      for (const day of DAYS)
        expect([zone, ...daysOf(await plan(creator, midnight(zone, day)))]).toEqual([zone, day, day])
    }
  })
})

describe('a time without an offset', () => {
  it('is local time of the space, in summer and in winter', async () => {
    const { creator, space } = await createHousehold()
    await creator.patch(`/api/space/${space}/`, { time_zone: 'Europe/Berlin' })
    const { id: recipe } = await createSoup(creator)
    for (const [said, meant] of [
      ['2026-11-27T23:30:00', '2026-11-27T22:30:00.000Z'],
      ['2026-07-01T00:15:00.123456', '2026-06-30T22:15:00.123Z'],
      ['2026-07-01T00:15:00Z', '2026-07-01T00:15:00.000Z'],
      ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ]) {
      const made = await creator.post<{ id: number }>('/api/cook-log/', { recipe, created_at: said })
      expect(made).toMatchObject({ created_at: meant })
      const changed = await creator.patch(`/api/cook-log/${made.id}/`, { created_at: said })
      expect(changed).toMatchObject({ created_at: meant })
    }
    const entry = { food: { name: 'Leek' }, amount: 1, delay_until: '2026-12-24T08:00:00' }
    expect(await creator.post('/api/shopping-list-entry/', entry)).toMatchObject({
      delay_until: '2026-12-24T07:00:00.000Z',
    })
  })

  it('is UTC in a space without a time zone', async () => {
    const { creator } = await createHousehold()
    const { id: recipe } = await createSoup(creator)
    const body = { recipe, created_at: '2026-11-27T23:30:00' }
    expect(await creator.post('/api/cook-log/', body)).toMatchObject({ created_at: '2026-11-27T23:30:00.000Z' })
  })
})
