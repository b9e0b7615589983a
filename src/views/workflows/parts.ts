import type { ComponentType } from 'react'
import { preloadable } from '../../ui/preloadable.ts'
import type { PartProps } from './part.ts'

/** What is shown of a machine, by the name that the address gives and that its words have below `parts`. */
export const parts = {
  chart: preloadable(() => import('./chart/ChartPart.tsx')).Component,
  figures: preloadable(() => import('./figures/FiguresPart.tsx')).Component,
  dryRun: preloadable(() => import('./dryRun/DryRunPart.tsx')).Component,
  why: preloadable(() => import('./why/WhyPart.tsx')).Component,
  table: preloadable(() => import('./table/TablePart.tsx')).Component,
  paths: preloadable(() => import('./paths/PathsPart.tsx')).Component,
  coverage: preloadable(() => import('./coverage/CoveragePart.tsx')).Component,
} satisfies Record<string, ComponentType<PartProps>>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]

export const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(parts, name)
