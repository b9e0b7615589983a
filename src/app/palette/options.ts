import type { ReactNode } from 'react'

/** Something that can be chosen. */
export interface Option {
  id: string
  text: string
  detail?: string
  run(): void
}

/** Options that belong together. */
export interface Section {
  id: string
  title: string
  icon: ReactNode
  options: Option[]
}
