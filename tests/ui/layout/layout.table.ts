import type { layoutMachine } from '../../../src/ui/layout/layout.machine.ts'
import type { LayoutContext, PageLayout } from '../../../src/ui/layout/layout.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'
import { resting } from './resting.ts'

const full = {
  activeButton: 'policyList',
  footerDescriptionVisible: true,
  footerTemplate: { kind: 'twoButtons', payWithCash: false },
  leftIcon: 'back',
  rightIcon: 'share',
  searchText: 'Policies',
  searchCondition: true,
  backLink: '/gadget/policy',
} satisfies PageLayout
const oneButton = { footerTemplate: { kind: 'oneButton', label: 'Submit' } } satisfies PageLayout

/** What each layout is, seen from one that has none of the other's. */
const { searchTriggered: _triggered, bodyHeight: _height, ...plain } = resting
const share: Outcome<LayoutContext> = { says: [{ type: 'icon.chosen', icon: 'share' }] }
const pressed = (button: string): Outcome<LayoutContext> => ({ says: [{ type: 'footer.chosen', button }] })

/** The frame of a mobile page is what the open page wants, and what it does not want cannot be pressed or searched. */
export const layoutTable: DecisionTable<typeof layoutMachine> = {
  proves: 'B016 B017 B201',
  states: { titled: { is: 'titled' }, searching: { is: 'searching' } },
  beginnings: { begun: { to: 'titled', knows: resting } },
  events: {
    'a page with everything': { type: 'page.arranged', layout: full },
    'a page with one button': { type: 'page.arranged', layout: oneButton },
    'the page is left': { type: 'page.left' },
    'search is opened': { type: 'search.opened' },
    'search is closed': { type: 'search.closed' },
    'the body is 640 high': { type: 'body.measured', height: 640 },
    'the icon is pressed': { type: 'icon.pressed' },
    'Pay to Cashier is pressed': { type: 'footer.pressed', button: 'payToCashier' },
    'Send Payment Link is pressed': { type: 'footer.pressed', button: 'sendPaymentLink' },
    'the one button is pressed': { type: 'footer.pressed', button: 'single' },
  },
  answers: {},
  situations: {
    'no page has said anything': {
      in: 'titled',
      by: ['begun'],
      rows: {
        'a page with everything': { knows: full },
        'a page with one button': { knows: oneButton },
        'the body is 640 high': { knows: { bodyHeight: 640 } },
      },
      nothing: [
        'the page is left',
        'search is opened',
        'search is closed',
        'the icon is pressed',
        'Pay to Cashier is pressed',
        'Send Payment Link is pressed',
        'the one button is pressed',
      ],
    },
    'a page with everything but cash': {
      in: 'titled',
      by: ['begun', 'a page with everything'],
      rows: {
        'a page with one button': { knows: { ...plain, ...oneButton } },
        'the page is left': { knows: plain },
        'search is opened': { to: 'searching', knows: { searchTriggered: true } },
        'the body is 640 high': { knows: { bodyHeight: 640 } },
        'the icon is pressed': share,
        'Send Payment Link is pressed': pressed('sendPaymentLink'),
      },
      nothing: ['a page with everything', 'search is closed', 'Pay to Cashier is pressed', 'the one button is pressed'],
    },
    'a page with one button': {
      in: 'titled',
      by: ['begun', 'a page with one button'],
      rows: {
        'a page with everything': { knows: full },
        'the page is left': { knows: { footerTemplate: null } },
        'the body is 640 high': { knows: { bodyHeight: 640 } },
        'the one button is pressed': pressed('single'),
      },
      nothing: [
        'a page with one button',
        'search is opened',
        'search is closed',
        'the icon is pressed',
        'Pay to Cashier is pressed',
        'Send Payment Link is pressed',
      ],
    },
    'searching the page': {
      in: 'searching',
      by: ['begun', 'a page with everything', 'search is opened'],
      rows: {
        'a page with one button': { to: 'titled', knows: { ...plain, ...oneButton, searchTriggered: false } },
        'the page is left': { to: 'titled', knows: { ...plain, searchTriggered: false } },
        'search is closed': { to: 'titled', knows: { searchTriggered: false } },
        'the body is 640 high': { knows: { bodyHeight: 640 } },
        'the icon is pressed': share,
        'Send Payment Link is pressed': pressed('sendPaymentLink'),
      },
      nothing: ['a page with everything', 'search is opened', 'Pay to Cashier is pressed', 'the one button is pressed'],
    },
  },
}
