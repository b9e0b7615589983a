import { useEffect, useState } from 'react'
import type { Definition } from '../../shared/forms/definition.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import type { Fits } from '../../shared/forms/schema.ts'

/** Nobody is told that their text is wrong before it can be told. */
const anything: Fits = () => true

/** By which the texts of a form are held against its own patterns, as soon as that is there. */
export const useFits = (definition: Definition): Fits => {
  const [fits, setFits] = useState<Fits>(() => anything)
  useEffect(() => {
    let isLeft = false
    const take = async () => {
      const ready = await readyFor(definition)
      if (!isLeft) setFits(() => ready)
    }
    void take()
    return () => {
      isLeft = true
    }
  }, [definition])
  return fits
}
