import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf } from '#worker/modules/imports/pages/text/duration.ts'

test.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P0DT1H', 60],
  ['P1DT2H', 1_560],
  ['PT90M', 90],
  ['PT1.5H', 90],
  ['P0Y0M0DT0H30M0.000S', 30],
  ['PT45S', 1],
  ['pt20m', 20],
  ['PT 1 H 5 M', 65],
  ['PT20MIN', 20],
  ['P20M', 20],
  ['PT0M', 0],
  [25, 25],
  ['25', 25],
  ['1:30', 90],
  ['1 hr 30 min', 90],
  ['1 hour and 5 minutes', 65],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['1h30', 90],
  ['1 h 15', 75],
  ['2 Std. 5', 125],
  ['30 mins', 30],
  ['12-15 minutes', 15],
  ['12 to 15 minutes', 15],
  ['2 Stunden 15 Minuten', 135],
  ['1 heure 20 minutes', 80],
  ['1 hora y 10 minutos', 70],
  ['45 minuti', 45],
  ['1 uur', 60],
  ['20 perc', 20],
  ['1 godz. 15 min', 75],
  ['30分', 30],
  ['1 day', 1_440],
  ['10080 minutes', 10_080],
  ['1.125 hours', 68],
  ['anderhalf uur', 90],
  ['overnight', 0],
  ['', 0],
  [null, 0],
  [-5, 0],
])('%j is %i minutes', (value, minutes) => {
  expect(minutesOf(value)).toBe(minutes)
})

test('a duration object and a list give their value', () => {
  expect(minutesOf({ '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT20M' })).toBe(20)
  expect(minutesOf(['PT10M', 'PT5M'])).toBe(10)
})

test('any input gives whole minutes, about a year at most', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const minutes = minutesOf(JSON.parse(JSON.stringify(value)))
      expect(Number.isInteger(minutes) && minutes >= 0 && minutes <= 527_040).toBe(true)
    }),
  )
})
