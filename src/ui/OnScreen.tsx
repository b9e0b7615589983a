import type { ReactNode } from 'react'

/** What is left out on paper, and takes no part in the layout itself. */
export const OnScreen = ({ children }: { children: ReactNode }) => (
  <div data-screen style={{ display: 'contents' }}>
    {children}
  </div>
)
