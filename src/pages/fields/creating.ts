import { createContext, type ReactNode } from 'react'
import type { Area } from '../../shared/area/types.ts'

export interface CreatingProps {
  area: Area
  onCreated(id: string): void
  onCancel(): void
}

/** What makes a record over the form that refers to it; without it none is made there. */
export const Creating = createContext<((asked: CreatingProps) => ReactNode) | null>(null)
