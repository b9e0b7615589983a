import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { layoutMachine } from '../../../src/ui/layout/layout.machine.ts'
import type { FooterTemplate, LayoutNotice } from '../../../src/ui/layout/layout.types.ts'
import { footerDescription } from '../../../src/ui/layout/layout.view.ts'
import { wordsOf } from '../../locales/words.ts'
import { resting } from './resting.ts'

const open = () => {
  const actor = createActor(layoutMachine).start()
  const told: LayoutNotice[] = []
  actor.on('*', (notice) => told.push(notice))
  return { actor, told, context: () => actor.getSnapshot().context }
}

describe('the shared layout', () => {
  it('B017 holds button, foot, icons, search and its flags, body height and back link, and nothing else', () =>
    expect(open().context()).toEqual(resting))

  it("B018 searches by the placeholder 'Search' where a page says nothing", () =>
    expect(wordsOf('en').get(open().context().searchText)).toBe('Search'))

  it('is what the open page wants, until the page is left', () => {
    const { actor, context } = open()
    actor.send({ type: 'body.measured', height: 640 })
    actor.send({
      type: 'page.arranged',
      layout: { leftIcon: 'back', backLink: '/gadget/policy', rightIcon: 'share', activeButton: 'policyList' },
    })
    expect(context()).toEqual({
      ...resting,
      bodyHeight: 640,
      leftIcon: 'back',
      backLink: '/gadget/policy',
      rightIcon: 'share',
      activeButton: 'policyList',
    })
    actor.send({ type: 'page.arranged', layout: { rightIcon: 'notification' } })
    expect(context()).toEqual({ ...resting, bodyHeight: 640, rightIcon: 'notification' })
    actor.send({ type: 'page.left' })
    expect(context()).toEqual({ ...resting, bodyHeight: 640 })
  })

  it('opens the search only on a page that can be searched, and closes it with the page', () => {
    const { actor, context } = open()
    actor.send({ type: 'search.opened' })
    expect(context().searchTriggered).toBe(false)
    actor.send({ type: 'page.arranged', layout: { searchCondition: true } })
    actor.send({ type: 'search.opened' })
    expect(context().searchTriggered).toBe(true)
    actor.send({ type: 'search.closed' })
    expect(context().searchTriggered).toBe(false)
    actor.send({ type: 'search.opened' })
    actor.send({ type: 'page.left' })
    expect(context().searchTriggered).toBe(false)
  })

  it('tells the page that its icon was pressed, when it has one', () => {
    const { actor, told } = open()
    actor.send({ type: 'icon.pressed' })
    actor.send({ type: 'page.arranged', layout: { rightIcon: 'share' } })
    actor.send({ type: 'icon.pressed' })
    expect(told).toEqual([{ type: 'icon.chosen', icon: 'share' }])
  })
})

describe('the foot of a page', () => {
  const buttons = ['payToCashier', 'sendPaymentLink', 'single'] as const
  const pressable = (footerTemplate: FooterTemplate | null) => {
    const { actor, told } = open()
    actor.send({ type: 'page.arranged', layout: { footerTemplate } })
    for (const button of buttons) actor.send({ type: 'footer.pressed', button })
    return told.map((notice) => 'button' in notice && notice.button)
  }

  it.each<[string, FooterTemplate | null, string[]]>([
    ['no foot', null, []],
    ['two ways to pay', { kind: 'twoButtons' }, ['payToCashier', 'sendPaymentLink']],
    [
      'two ways, both said to be open',
      { kind: 'twoButtons', payWithCash: true, payWithLink: true },
      ['payToCashier', 'sendPaymentLink'],
    ],
    ['no cash', { kind: 'twoButtons', payWithCash: false }, ['sendPaymentLink']],
    ['no link', { kind: 'twoButtons', payWithLink: false }, ['payToCashier']],
    ['one button', { kind: 'oneButton', label: 'Submit' }, ['single']],
    ['one closed button', { kind: 'oneButton', label: 'Submit', isDisabled: true }, []],
    ['a total', { kind: 'totalPremium', amount: 125_000, currency: 'IDR' }, []],
  ])('B016 C061 with %s: what can be pressed', (_, template, expected) => expect(pressable(template)).toEqual(expected))

  it('shows its description only when that is wanted', () => {
    const { actor } = open()
    const footerTemplate = { kind: 'oneButton', label: 'Submit', description: 'Premium included' } as const
    actor.send({ type: 'page.arranged', layout: { footerTemplate } })
    expect(footerDescription(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'page.arranged', layout: { footerTemplate, footerDescriptionVisible: true } })
    expect(footerDescription(actor.getSnapshot())).toBe('Premium included')
  })
})
