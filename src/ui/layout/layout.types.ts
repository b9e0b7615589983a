import type { BarEntryId } from '../../shared/mobile/bar.ts'

export type FooterButton = 'payToCashier' | 'sendPaymentLink' | 'single'

/** What the foot of a mobile page shows; a total in minor units of its currency, words in the reader's language. */
export type FooterTemplate = { description?: string } & (
  | { kind: 'twoButtons'; payWithCash?: boolean; payWithLink?: boolean }
  | { kind: 'oneButton'; label: string; isDisabled?: boolean }
  | { kind: 'totalPremium'; amount: number; currency: string }
)

export type RightIcon = 'notification' | 'share'

/** What pages and the mobile frame share. */
export interface LayoutContext {
  /** The entry of the bottom bar that stands for the page; null: told from the path. */
  activeButton: BarEntryId | null
  /** Whether the description of the foot, where it has one, is shown over it. */
  footerDescriptionVisible: boolean
  footerTemplate: FooterTemplate | null
  leftIcon: 'back' | null
  rightIcon: RightIcon | null
  /** Key of the words in the empty search field. */
  searchText: string
  /** The search field is open in the place of the title. */
  searchTriggered: boolean
  /** The page can be searched. */
  searchCondition: boolean
  /** Px between header and foot; null: not measured. */
  bodyHeight: number | null
  /** Where the back arrow leads; null: to where the person came from. */
  backLink: string | null
}

/** What a page says of itself. */
export type PageLayout = Partial<Omit<LayoutContext, 'searchTriggered' | 'bodyHeight'>>

export type LayoutEvent =
  | { type: 'page.arranged'; layout: PageLayout }
  | { type: 'page.left' }
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'body.measured'; height: number }
  | { type: 'icon.pressed' }
  | { type: 'footer.pressed'; button: FooterButton }

/** Told to the page, which knows what to do. */
export type LayoutNotice = { type: 'icon.chosen'; icon: RightIcon } | { type: 'footer.chosen'; button: FooterButton }
