import { expect, it } from 'vitest'
import { passwordFaults } from '#worker/auth/password/password-faults.ts'

const about = ['Anna Schneider', 'anna.schneider@example.org', 'cookingfan']

it.each([
  'Password',
  'P@ssw0rd',
  'Passw0rd2026!',
  'password1234567',
  '!!iloveyou!!',
  'qwertzuiop',
  'Qwerty12345',
  'asdfghjkl1',
  'sunshinesunshine',
  'Sommer2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '2026-11-28',
  'Larder123!',
])('the password %s is too common', (password) => {
  expect(passwordFaults(password, about)).toContain('This password is too common.')
})

it.each([
  'correct horse battery',
  'Zwetschgenknödel',
  'h8Ux-9dk2',
  'я люблю борщ',
  '我爱吃红烧肉和米饭',
  'monkey wrench soup',
  'rainy-tuesday-42',
])('the password %s is accepted', (password) => {
  expect(passwordFaults(password, about)).toEqual([])
})

it.each(['schneider', 'Schneider99', 'cookingfan1', 'redienhcS', 'anna.schneider'])(
  'the password %s is too similar to its owner',
  (password) => {
    expect(passwordFaults(password, about)).toContain('The password is too similar to your names or e-mail address.')
  },
)

it('all problems of a password are reported at once', () => {
  expect(passwordFaults('1234', [])).toHaveLength(2)
})

it('a password that is too long is not checked further', () => {
  expect(passwordFaults('x'.repeat(200), [])).toEqual([
    'This password is too long. It may contain at most 128 characters.',
  ])
})
