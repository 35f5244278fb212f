import { describe, expect, it } from 'vitest'
import { CLOCK_CHANGES, dateIn, DAY_FORMATS } from '../day-formats.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Plan {
  id: number
  title: string
  from_date: string
  to_date: string
}

const path = '/api/meal-plan/'
const plan = (person: TestPerson, from_date: string, more: object = {}) =>
  person.post<Plan>(path, { title: 'Leftovers', servings: 2, from_date, meal_type: { name: 'Dinner' }, ...more })
const daysOf = ({ from_date, to_date }: Plan) => [from_date.slice(0, 10), to_date.slice(0, 10)]
const within = async (person: TestPerson, query: string) =>
  (await person.get<{ results: Plan[] }>(`${path}?${query}`)).results.map(({ title }) => title)

const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Chatham',
]
const DAYS = [
  '2027-01-01',
  '2027-03-14',
  '2027-03-28',
  '2027-08-13',
  '2027-09-26',
  '2027-10-31',
  '2027-12-31',
  '2028-02-29',
]

describe('a planned day', () => {
  it('is the day that was written, however it was written', async () => {
    const { creator } = await createHousehold()
    for (const written of [
      '2027-08-13',
      '2027-08-13T00:00:00',
      '2027-08-13T20:00',
      '2027-08-13T00:00:00Z',
      '2027-08-13T00:00:00.000+14:00',
      '2027-08-13T23:30:00-11:00',
      '2027-08-13T10:00:00.123456+00:00',
    ]) {
      expect(daysOf(await plan(creator, written)), written).toEqual(['2027-08-13', '2027-08-13'])
    }
  })

  it('is the first ten characters of the answer, and an instant of that day wherever it is read', async () => {
    const { creator } = await createHousehold()
    for (const day of DAYS) {
      const { from_date, to_date } = await plan(creator, day)
      expect(from_date).toMatch(new RegExp(`^${day}T\\d\\d:\\d\\d:\\d\\d[+]\\d\\d:\\d\\d$`))
      for (const zone of ZONES) expect([zone, dateIn(zone, from_date), dateIn(zone, to_date)]).toEqual([zone, day, day])
    }
  })

  it('never moves when it is saved again, whatever the client’s zone made of it', async () => {
    const { creator } = await createHousehold()
    for (const zone of ZONES) {
      let now = await plan(creator, '2027-08-13', { to_date: '2027-08-15' })
      for (let i = 0; i < 3; i++) {
        const local = (instant: string) => `${dateIn(zone, instant)}T00:00:00`
        now = await creator.patch<Plan>(`${path}${now.id}/`, {
          from_date: local(now.from_date),
          to_date: local(now.to_date),
        })
        now = await creator.patch<Plan>(`${path}${now.id}/`, {
          from_date: new Date(now.from_date).toISOString(),
          to_date: now.to_date,
        })
      }
      expect([zone, ...daysOf(now)]).toEqual([zone, '2027-08-13', '2027-08-15'])
    }
  })

  it('is the same in whatever form a client of the household’s zone writes it, over changes of clocks, saved again and again', async () => {
    for (const [zone, days] of Object.entries(CLOCK_CHANGES)) {
      const { creator, space } = await createHousehold()
      await creator.patch(`/api/space/${space}/`, { time_zone: zone })
      for (const day of days) {
        for (const write of DAY_FORMATS) {
          let now = await plan(creator, write(day, zone), { to_date: write(day, zone) })
          for (let i = 0; i < 3; i++) {
            const seen = dateIn(zone, now.from_date)
            const body = { from_date: write(seen, zone), to_date: write(dateIn(zone, now.to_date), zone) }
            now = await creator.patch<Plan>(`${path}${now.id}/`, body)
          }
          expect([zone, write(day, zone), ...daysOf(now)]).toEqual([zone, write(day, zone), day, day])
        }
      }
      expect((await within(creator, `from_date=${days[0]}&to_date=${days[0]}`)).length).toBe(DAY_FORMATS.length)
    }
  })

  it('is refused if it is no date', async () => {
    const { creator } = await createHousehold()
    for (const from_date of ['', 'tomorrow', '2027-02-30', '13.08.2027', '2027-8-13', null, 20270813, {}, []]) {
      const answer = await creator.call('POST', path, { servings: 1, from_date, meal_type: { name: 'Dinner' } })
      expect([from_date, answer.status, Object.keys(await answer.json<object>())]).toEqual([
        from_date,
        400,
        ['from_date', 'code'],
      ])
    }
    const backwards = await creator.call('POST', path, {
      title: 'Leftovers',
      servings: 1,
      from_date: '2027-08-13',
      to_date: '2027-08-12',
      meal_type: { name: 'Dinner' },
    })
    expect([backwards.status, await backwards.json()]).toEqual([
      400,
      { to_date: [expect.any(String)], code: 'meal-plan.backwards' },
    ])
  })
})

describe('moving a plan', () => {
  it('by its first day keeps its length, over changes of clocks too', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator, '2027-03-27', { to_date: '2027-03-29' })
    for (const method of ['PATCH', 'PUT']) {
      const body = {
        ...(method === 'PUT' ? { title: 'Leftovers', servings: 2, meal_type: { name: 'Dinner' } } : {}),
        from_date: method === 'PUT' ? '2027-10-30' : '2027-03-28',
      }
      const moved = await (await creator.call(method, `${path}${made.id}/`, body)).json<Plan>()
      expect(daysOf(moved)).toEqual(method === 'PUT' ? ['2027-10-30', '2027-11-01'] : ['2027-03-28', '2027-03-30'])
    }
  })

  it('to another meal is a change of its type alone', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator, '2027-03-27', { to_date: '2027-03-29' })
    const moved = await creator.patch<Plan>(`${path}${made.id}/`, { meal_type: { name: 'Lunch' } })
    expect([moved, daysOf(moved)]).toEqual([
      expect.objectContaining({ meal_type_name: 'Lunch' }),
      ['2027-03-27', '2027-03-29'],
    ])
  })
})

it('a week is repeated in one go, each plan as long as it is', async () => {
  const { creator } = await createHousehold()
  const [one, two] = [
    await plan(creator, '2027-03-22', { title: 'a' }),
    await plan(creator, '2027-03-26', { title: 'b', to_date: '2027-03-28' }),
  ]
  const { results } = await creator.post<{ results: Plan[] }>(`${path}copy/`, { ids: [one.id, two.id], days: 7 })
  expect(results.map((copy) => [copy.title, ...daysOf(copy)])).toEqual([
    ['a', '2027-03-29', '2027-03-29'],
    ['b', '2027-04-02', '2027-04-04'],
  ])
  expect((await within(creator, '')).length).toBe(4)
  for (const body of [
    { ids: [999_999], days: 7 },
    { ids: [], days: 7 },
    { ids: [one.id], days: 1e9 },
    { ids: [one.id] },
  ]) {
    expect((await creator.call('POST', `${path}copy/`, body)).status).toBe(400)
  }
})
