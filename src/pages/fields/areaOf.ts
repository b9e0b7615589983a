import { outlines } from '../../areas/outlines.ts'
import type { Outline } from '../../shared/area/outline.ts'

export const areaOf = ({ area }: { area: string }): Outline => outlines.find(({ id }) => id === area)!
