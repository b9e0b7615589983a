import { expect, it } from 'vitest'
import { follow } from '../../../machines/kernel/follow.ts'
import { anySelection } from '../../../machines/kernel/selected.ts'
import { select } from '../../../machines/kernel/selection.ts'
import { triedCalled } from '../../../machines/tried.ts'
import { areas } from '../../../src/areas/registry.ts'
import { accounts, demoPassword as known } from '../../../src/server/demo/accounts.ts'
import { organisations } from '../../../src/server/demo/organisations.ts'
import { teller } from '../../../src/server/words.ts'
import type { Tell } from '../../../src/shared/format/fieldText.ts'
import { locales, type Locale } from '../../../src/shared/locales.ts'
import { demoPassword, demoPeople } from '../../../src/shared/scripts/demoPeople.ts'
import { formats } from '../../../src/shared/scripts/formats.ts'
import { hindranceOf } from '../../../src/shared/scripts/playwright.ts'
import { scriptOf } from '../../../src/shared/scripts/script.ts'
import { expected } from './expected.ts'

const today = '2026-11-28'

const scriptsOf = async (machine: string, goal: string, locale: Locale, more = {}) => {
  const lifecycle = await triedCalled(machine)
  const area = areas.find((one) => one.lifecycle?.id === machine)!
  const t = teller(locale) as Tell
  const found = select(lifecycle, { ...anySelection, goal, most: 1, ...more })
  return { t, scripts: found.map((path) => scriptOf(area, lifecycle, follow(lifecycle, path), { t, locale, today })) }
}

it.each(locales)('a path is written in the words of the screen, in %s', async (locale) => {
  const { t, scripts } = await scriptsOf('request', 'DONE', locale)
  expect(formats.script.text(scripts, t)).toBe(expected[locale])
})

it('what is typed is written as people type it, with days counted from the day on which it is gone', async () => {
  const { scripts } = await scriptsOf('creditLife', 'DATA_COMPLETED', 'vi', { start: 3 })
  const [begun, , , submitted] = scripts[0]!.steps
  const typed = Object.fromEntries(begun!.fields.flat().map(({ name, value }) => [name, value]))
  expect(typed).toMatchObject({
    loan_amount: '250.000.000',
    loan_tenure: '60',
    application_date: '28-Th11-2026',
    date_of_birth: '05-Th1-1991',
    gender: 'Nam',
    bank: null,
  })
  expect(submitted!.fields).toEqual([
    [{ name: 'date', type: 'date', label: 'Ngày nộp SPK', value: '28-Th11-2026', day: { iso: today, after: 0 } }],
  ])
})

it('what a time limit does is waited for, and no machine goes such a path by itself', async () => {
  const { scripts } = await scriptsOf('creditLife', 'CANCELLED', 'en', {
    start: 3,
    avoid: ['quotation.cancelled'],
  })
  const [script] = scripts
  expect(script!.steps.at(-1)).toMatchObject({
    kind: 'wait',
    person: null,
    until: expect.stringMatching(/^28 Dec 2026/),
  })
  expect(hindranceOf(script!)).toMatch(/time limit/)
})

it('what a page of its own asks somebody does there, and no machine goes such a path by itself', async () => {
  const { scripts } = await scriptsOf('request', 'DONE', 'en')
  expect(scripts[0]!.steps[1]).toMatchObject({ kind: 'act', person: { number: 1 }, isElsewhere: true, fields: [] })
  expect(hindranceOf(scripts[0]!)).toMatch(/page of its own/)
})

it('tables of a script calculate nothing, and Gherkin has a step for each sentence', async () => {
  const { t, scripts } = await scriptsOf('request', 'DONE', 'en')
  expect(formats.csv.text(scripts, t).split('\r\n')[0]).toBe('\ufeffPath,Step,Who,What to do,What must be seen')
  const gherkin = formats.gherkin.text(scripts, t)
  expect(gherkin.match(/^ {4}(Given|When|Then|And) /gm)).toHaveLength(27)
  expect(JSON.parse(formats.json.text(scripts))).toEqual(scripts)
})

it('the people and organisations that a spec takes by itself are those of the demo', () => {
  expect(demoPassword).toBe(known)
  for (const [kind, { organisation, emails }] of Object.entries(demoPeople)) {
    const found = organisations.find(({ name }) => name === organisation)
    expect([kind, found?.kind]).toEqual([kind, kind])
    const members = accounts.filter(({ memberships }) => memberships.some((one) => one.organisation === found!.code))
    expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining([...emails]))
  }
})
