import { useMemo } from 'react'
import { outlines } from '../../areas/outlines.ts'
import { useStoredOrder } from '../../data/navigation.ts'
import { usePerson } from '../../data/person.ts'
import { menuOf, type MenuGroup } from '../../shared/navigation/menu.ts'

/** The menu of the signed-in person, in their own order. */
export const useMenu = (): MenuGroup[] => {
  const person = usePerson()
  const order = useStoredOrder()
  return useMemo(() => menuOf(outlines, person, order), [person, order])
}
