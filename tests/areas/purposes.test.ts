import { describe, expect, it } from 'vitest'
import { eachOf } from '../../machines/kernel/grants.ts'
import { permissionsFor } from '../../machines/kernel/guards.ts'
import { areas } from '../../src/areas/registry.ts'
import { askedBy } from '../../src/server/rights/asked.ts'
import { purposesOf } from '../../src/server/rights/purposes.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { locales } from '../../src/shared/locales.ts'
import { wordsOf } from '../locales/words.ts'

const lifecycles = new Map(
  await Promise.all(
    areas.flatMap(({ id, lifecycle }) => (lifecycle ? [lifecycle.load().then((loaded) => [id, loaded] as const)] : [])),
  ),
)
const host = { areas, lifecycles }
const explained = askedBy(host)

describe('what permissions are for', () => {
  it('is told of each that an area, an endpoint or an event asks for', () => {
    const asked = [
      ...areas.flatMap(permissionsOf),
      ...catalogue(areas).flatMap(({ permission }) => (permission ? eachOf(permission) : [])),
      ...[...lifecycles.values()].flatMap((lifecycle) =>
        Object.keys(lifecycle.events).flatMap((type) => permissionsFor(lifecycle, type)),
      ),
    ]
    const known = new Set([...explained.keys()].map((code) => code.toLowerCase()))
    expect(asked.filter((code) => !known.has(code.toLowerCase()))).toEqual([])
  })

  it.each([...locales])('is said in words that there are, in %s', (locale) => {
    const words = wordsOf(locale)
    const keys = purposesOf(host).flatMap(({ sentence, what = [], where = [] }) => [
      `purposes:${sentence}`,
      ...[what, where].flat(),
    ])
    expect([...new Set(keys)].filter((key) => !words.has(key))).toEqual([])
  })

  it('is said by the list, the event and the page that it opens', () => {
    const said = (code: string) => explained.get(code)?.['en']
    expect(said('partner.list')).toBe('See the list “Partners”')
    expect(said('product.creditLife.quotation.approve')).toBe('Use “Approve” in “Credit Life Quotations”')
    expect(said('broker.config')).toBe('Use “Change configuration” in “Brokers”; Open “Configuration” in “Brokers”')
    expect(said('superadmin.root')).toBe('Do everything, for every organisation')
    expect(explained.get('bank.list')).toEqual({
      en: 'See the list “Banks”',
      id: 'Melihat daftar “Bank”',
      vi: 'Xem danh sách “Ngân hàng”',
    })
  })
})
