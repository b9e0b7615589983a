import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { problemOf } from '../../data/upload/limits.ts'
import { keepPicture } from '../../data/upload/pictures.ts'
import type { UploadPlace } from '../../data/upload/upload.types.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { moved } from '../../ui/order/useOrder.ts'
import { placeFor, type Upload, useArrivals } from './arrivals.ts'
import { Bringing } from './bringing.ts'

/** Why something was not taken: a key below `validation`, with its values. */
interface Problem {
  /** Of the file, where it is of one. */
  name?: string
  key: string
  values: Record<string, string | number>
}

/** The value of a field while files are chosen, brought for a place and taken away. */
export const useChosenFiles = (
  { field, value, onChange }: InputProps<FieldOf<'files'>>,
  limits: FileLimits,
  place: UploadPlace,
) => {
  const chosen = listOf<KeptFile>(value)
  const machine = useContext(Bringing)
  const arrivals = useArrivals()
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Two may arrive before the form is drawn again. */
  const told = useRef(chosen)
  useEffect(() => {
    told.current = listOf<KeptFile>(value)
  }, [value])
  const tell = (next: KeptFile[]) => {
    told.current = next
    onChange(next)
  }

  const add = (files: readonly File[]) => {
    const wrong = files.flatMap((file): Problem[] => {
      const found = problemOf(file, limits)
      return found ? [{ ...found, name: file.name }] : []
    })
    const right = files.filter((file) => !problemOf(file, limits))
    const taken = right.slice(0, field.max - told.current.length)
    const places = taken.map(placeFor)
    const over = taken.length < right.length ? { key: 'maxFiles', values: { max: field.max } } : null
    setProblem(wrong[0] ?? over)
    for (const [at, { id }] of places.entries()) {
      keepPicture(id, taken[at]!)
      arrivals.begin(id, taken[at]!, machine, { limits, place })
    }
    if (places.length > 0) tell([...told.current, ...places])
  }

  return {
    chosen,
    problem,
    add,
    /** By which one is on its way. */
    uploadOf: ({ id }: KeptFile): Upload | undefined => arrivals.of(id),
    /** What lies on the device need not be fetched to be looked at. */
    replace: (id: string, file: File, uploaded: KeptFile) => {
      keepPicture(uploaded.id, file)
      tell(told.current.map((one) => (one.id === id ? uploaded : one)))
      arrivals.end(id)
    },
    move: (from: number, to: number) => tell(moved(told.current, from, to)),
    remove: (id: string) => {
      setProblem(null)
      tell(told.current.filter((file) => file.id !== id))
      arrivals.end(id)
    },
  }
}
