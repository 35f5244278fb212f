import { expect, it } from 'vitest'
import { networkOf } from '#worker/auth/limit-attempts.ts'
import { mayMailLinks } from '#worker/auth/check-mail-origin.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1::5:6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6', '1:0:0:2::/64'],
  ['local', 'local'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('links are mailed to the configured address, and without one only on a local run to a local one', () => {
  const may = (env: object, url: string) => mayMailLinks(env, new URL(url))
  expect(may({ ORIGIN: 'https://larder.example' }, 'https://evil.example')).toBe(true)
  for (const host of ['localhost:8787', '127.0.0.1', '192.168.1.4:8787', '10.0.0.2', '[::1]', 'kitchen.local']) {
    expect(may({ LOCAL: '1' }, `http://${host}`)).toBe(true)
    expect(may({}, `http://${host}`)).toBe(false)
  }
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '1270.0.0.1.nip.io',
    '11.0.0.1',
  ]) {
    expect(may({ LOCAL: '1' }, `http://${host}`)).toBe(false)
  }
})
