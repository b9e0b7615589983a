import type { Details } from '../../../src/shared/endpoints/answers/sessions.ts'
import { describe, expect, it } from 'vitest'
import { changedDetails, judgedDetails } from '../../../src/views/profile/details.ts'
import { deviceOf } from '../../../src/views/devices/device.ts'
import { zonesMatching } from '../../../src/views/profile/zones.ts'

const agents = {
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'null on null': 'curl/8.5.0',
}

describe('a device', () => {
  it.each(Object.entries(agents))('is read as %s', (text, agent) => {
    const { browser, system } = deviceOf(agent)
    expect(`${browser} on ${system}`).toBe(text)
  })
})

describe('time zones', () => {
  const zones = ['America/Argentina/San_Juan', 'Asia/Jakarta', 'Asia/Jayapura', 'Europe/San_Marino']

  it.each([
    ['jakarta', ['Asia/Jakarta']],
    ['asia ja', ['Asia/Jakarta', 'Asia/Jayapura']],
    ['San_', ['America/Argentina/San_Juan', 'Europe/San_Marino']],
    ['Asia/Ja', ['Asia/Jakarta', 'Asia/Jayapura']],
    ['', zones],
    ['nowhere', []],
  ])('are found by %j', (text, found) => expect(zonesMatching(zones, text)).toEqual(found))
})

describe('details', () => {
  const stored: Details = {
    fullName: 'Sri',
    phone: null,
    locale: 'en',
    timeZone: 'Asia/Jakarta',
    caseMails: 'atOnce',
  }

  it('are sent only where they are other than stored, an emptied one as none', () => {
    expect(changedDetails({ ...stored, phone: '' }, stored)).toEqual({})
    expect(changedDetails({ ...stored, fullName: 'Sri W', timeZone: null }, stored)).toEqual({
      fullName: 'Sri W',
      timeZone: null,
    })
  })

  it('are wrong without a name and with a phone number that is none', () => {
    expect(judgedDetails({ ...stored, fullName: ' ', phone: '12' }).wrong).toEqual([
      { path: 'fullName', key: 'validation:required', values: {} },
      { path: 'phone', key: 'validation:phone', values: {} },
    ])
    expect(judgedDetails({ ...stored, fullName: ' Sri ', phone: '' })).toEqual({ values: stored, wrong: [] })
  })
})
