import { useEffect, useState } from 'react'
import { forgetMade, madeOf } from '../../data/record/made.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'

/** What its reader has just made: its row is marked until they leave the list. */
export const useMade = (area: Area): ReadonlySet<string> => {
  const { id } = recordsOf(area)
  const [made] = useState(() => madeOf(id))
  useEffect(() => () => forgetMade(id, made), [id, made])
  return made
}
