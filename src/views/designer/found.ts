import { useMemo } from 'react'
import { outlines } from '../../areas/outlines.ts'
import { breaksBetween, breaksText } from '../../shared/forms/breaks.ts'
import { findingsIn } from '../../shared/forms/check/check.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import type { Found } from '../../shared/forms/found.ts'
import { unknownAreas } from '../../shared/area/unknownAreas.ts'

export interface Against {
  /** By itself. */
  found: readonly (Found & { grave: boolean })[]
  /** What it takes from the live version that nobody has confirmed: how much. */
  unconfirmed: number
}

/** What stands against a form. */
export const useFound = (definition: Definition, live: Definition | undefined, confirmed: string | null): Against => {
  const found = useMemo(
    () => [...findingsIn(definition), ...unknownAreas(definition, outlines).map((one) => ({ ...one, grave: true }))],
    [definition],
  )
  const breaks = useMemo(() => (live ? breaksBetween(live, definition) : []), [live, definition])
  return { found, unconfirmed: breaksText(breaks) === (confirmed ?? '') ? 0 : breaks.length }
}

/** Whether nothing keeps it from being published. */
export const isPublishable = ({ found, unconfirmed }: Against): boolean =>
  unconfirmed === 0 && found.every(({ grave }) => !grave)
