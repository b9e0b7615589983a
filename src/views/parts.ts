import type { AreaParts } from '../pages/parts.ts'

/** What the areas have of their own in the browser, by their ids. */
export const parts: Record<string, AreaParts> = {
  bank: { cells: { status: () => import('./bank/StatusCell.tsx') } },
  partner: { pages: { products: () => import('./partner/ProductsPage.tsx') } },
  broker: { pages: { config: () => import('./broker/ConfigPage.tsx') } },
}
