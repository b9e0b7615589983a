import type { ReactNode } from 'react'
import { outlines } from '../../areas/outlines.ts'
import { menuOf } from '../../shared/navigation/menu.ts'
import { productName } from '../../shared/product.ts'

const rows = menuOf(outlines, null).flatMap(({ id, entries }) => [
  { id, className: 'skeleton-row' },
  ...entries.map((entry) => ({ id: `${id}.${entry.id}`, className: 'skeleton-row child' })),
])

/** The frame's outline with that of the default sidebar, while the session is being resumed. */
export const ShellSkeleton = ({ children }: { children?: ReactNode }) => (
  <div className="skeleton-frame" aria-busy>
    <div className="skeleton-drawer">
      {rows.map(({ id, className }) => (
        <div key={id} className={className}>
          <div className="skeleton-bone" />
        </div>
      ))}
    </div>
    <div className="skeleton-column">
      <div className="skeleton-bar">{productName}</div>
      {children}
    </div>
    <div className="skeleton-foot" />
  </div>
)
