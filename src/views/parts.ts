import { cancellation } from '../areas/lines/cancellation.ts'
import { bank } from '../areas/parties/bank.ts'
import { broker } from '../areas/parties/broker.ts'
import { partner } from '../areas/parties/partner.ts'
import { partsOf } from '../pages/parts.ts'

/** What the areas have of their own in the browser, by their ids. */
export const parts = {
  ...partsOf(bank, { cells: { status: () => import('./bank/StatusCell.tsx') } }),
  ...partsOf(broker, { pages: { config: () => import('./broker/ConfigPage.tsx') } }),
  ...partsOf(cancellation, { tools: { refund: () => import('./cancellation/RefundTool.tsx') } }),
  ...partsOf(partner, { pages: { products: () => import('./partner/ProductsPage.tsx') } }),
}
