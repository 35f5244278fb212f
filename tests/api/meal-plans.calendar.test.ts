import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createSoup } from '#tests/soup.fixture.ts'

const path = '/api/meal-plan/ical/'
const plan = (person: TestPerson, more: object = {}) =>
  person.post<{ id: number }>('/api/meal-plan/', {
    title: 'recipe' in more ? '' : 'Leftovers',
    servings: 2,
    from_date: '2027-01-28',
    meal_type: { name: 'Dinner' },
    ...more,
  })
const text = async (person: TestPerson, query = '') => (await person.call('GET', `${path}${query}`)).text()

async function read(person: TestPerson, query = '') {
  const calendar = new ICAL.Component(ICAL.parse(await text(person, query)) as [string, never[], never[]])
  const zone = calendar.getFirstSubcomponent('vtimezone')
  return {
    calendar,
    zone: zone && new ICAL.Timezone(zone),
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  }
}
const inZone = async (person: TestPerson, zone: string) => {
  const { id } = await person.get<{ id: number }>('/api/space/current/')
  return person.patch(`/api/space/${id}/`, { time_zone: zone })
}

describe('the calendar of planned meals', () => {
  it('shows a meal without a time as its whole days, with what a calendar must know of it', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, { recipe: recipe.id, note: 'two pots; **slowly**, please', to_date: '2027-01-30' })
    const raw = await text(creator)
    expect(raw).toContain('DTSTART;VALUE=DATE:20270128\r\n')
    expect(raw).toContain('DTEND;VALUE=DATE:20270131\r\n')
    const { calendar, events } = await read(creator)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^Meals: household/)
    const [event] = events
    expect(event).toMatchObject({
      summary: 'Dinner: Soup',
      description: `two pots; **slowly**, please\n\nhttp://larder.test/recipe/${recipe.id}`,
      uid: expect.stringMatching(new RegExp(`^meal-plan-\\d+-${made.id}@larder\\.test$`)),
    })
    expect(event?.component.getFirstPropertyValue('url')).toBe(`http://larder.test/recipe/${recipe.id}`)
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect([event?.startDate.isDate, String(event?.startDate), String(event?.endDate)]).toEqual([
      true,
      '2027-01-28',
      '2027-01-31',
    ])
    await creator.patch(`/api/meal-plan/${made.id}/`, { title: 'Soup night' })
    const [later] = (await read(creator)).events
    expect([later?.uid, later?.summary, later?.sequence]).toEqual([event?.uid, 'Dinner: Soup night', 1])
  })

  it('starts at the time of its meal, on the day it was planned for, wherever the household is', async () => {
    for (const [zone, offset] of [
      ['America/Los_Angeles', '-08:00'],
      ['Europe/London', '+00:00'],
      ['Asia/Kolkata', '+05:30'],
      ['Pacific/Auckland', '+13:00'],
    ]) {
      const { creator } = await createHousehold()
      await creator.post('/api/meal-type/', { name: 'Dinner', time: '18:00' })
      await inZone(creator, String(zone))
      await plan(creator)
      expect(await text(creator)).toContain(`DTSTART;TZID=${zone}:20270128T180000\r\n`)
      const { events, zone: told } = await read(creator)
      const [event] = events
      if (!event || !told) throw new Error('no event')
      expect(told.tzid).toBe(zone)
      event.startDate.zone = told
      expect([zone, event.startDate.toJSDate().toISOString()]).toEqual([
        zone,
        new Date(`2027-01-28T18:00:00${offset}`).toISOString(),
      ])
      expect(event.duration.toSeconds()).toBe(3600)
    }
  })

  it('describes the time zone with its changes of clocks, to the minute', async () => {
    const { creator } = await createHousehold()
    await creator.post('/api/meal-type/', { name: 'Dinner', time: '18:00' })
    await inZone(creator, 'Europe/London')
    const days: Record<string, string> = {
      '2027-03-27': '2027-03-27T18:00:00.000Z',
      '2027-03-28': '2027-03-28T17:00:00.000Z',
      '2027-10-30': '2027-10-30T17:00:00.000Z',
      '2027-10-31': '2027-10-31T18:00:00.000Z',
    }
    for (const from_date of Object.keys(days)) await plan(creator, { from_date })
    const { events, zone } = await read(creator)
    const starts = events.map(({ startDate }) => {
      startDate.zone = zone ?? ICAL.Timezone.utcTimezone
      return startDate.toJSDate().toISOString()
    })
    expect(starts).toEqual(Object.values(days))
  })

  it('has local times without a zone in a space without a time zone', async () => {
    const { creator } = await createHousehold()
    await creator.post('/api/meal-type/', { name: 'Dinner', time: '18:30' })
    await plan(creator, { to_date: '2027-01-29' })
    const raw = await text(creator)
    expect(raw).toContain('DTSTART:20270128T183000\r\n')
    expect(raw).toContain('DTEND:20270129T193000\r\n')
    expect(raw).not.toContain('VTIMEZONE')
    expect((await creator.call('PATCH', '/api/space/1/', { time_zone: 'Middle/Earth' })).status).toBe(400)
  })

  it('cannot be injected with lines by a text', async () => {
    const home = await createHousehold()
    const { creator } = home
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:owned, \\n; \u0007"😀'
    await creator.patch(`/api/space/${home.space}/`, { name: `A, B; C\\D ${'é'.repeat(60)}` })
    await plan(creator, { title: 'a,b;c\\d', note: evil, meal_type: { name: 'Tea; "x", y' } })
    await plan(creator, { note: '' })
    const raw = await text(creator)
    for (const line of raw.split('\r\n')) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
    expect(raw.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const { events, calendar } = await read(creator)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Meals: A\\, B\\; C\\\\D ${'é'.repeat(60)}`)
    expect(events.map(({ summary }) => summary)).toEqual(['Dinner: Leftovers', 'Tea; "x", y: a,b;c\\d'])
    expect(events[1]?.description).toContain('x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:owned, \\n; "😀')
  })

  it('has the plans of the window and meal types asked for; without a window, the last year and all to come', async () => {
    const { creator } = await createHousehold()
    for (const [title, from_date, meal] of [
      ['old', '1999-01-01', 'Dinner'],
      ['far', '2099-01-01', 'Dinner'],
      ['near', '2027-01-28', 'Lunch'],
    ])
      await plan(creator, { title, from_date, meal_type: { name: meal } })
    const titles = async (query: string) => (await read(creator, query)).events.map(({ summary }) => summary)
    expect(await titles('')).toEqual(['Lunch: near', 'Dinner: far'])
    expect(await titles('?from_date=1990-01-01&to_date=2027-12-31')).toEqual(['Dinner: old', 'Lunch: near'])
    expect((await creator.call('GET', `${path}?from_date=soon`)).status).toBe(400)
  })

  it('is JSON if the Accept header asks for it', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator)
    const asked = await creator.call('GET', path, undefined, { accept: 'application/json' })
    expect([asked.headers.get('content-type'), await asked.json()]).toEqual([
      'application/json',
      [expect.objectContaining({ id: made.id, meal_type_name: 'Dinner' })],
    ])
    const any = await creator.call('GET', path, undefined, { accept: 'application/json, text/plain, */*' })
    expect(any.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  })

  it("never shows others' private recipes", async () => {
    const home = await createHousehold()
    const other = await home.join('user')
    const recipe = await createSoup(home.creator, { name: 'Secret soup', private: true })
    await plan(home.creator, { recipe: recipe.id })
    expect(await text(home.creator)).toContain('Secret soup')
    const theirs = await text(other)
    expect(theirs).toContain('SUMMARY:Dinner\r\n')
    expect(theirs).not.toMatch(new RegExp(`Secret|recipe/${recipe.id}`))
  })
})
