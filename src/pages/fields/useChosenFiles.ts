import { useEffect, useRef, useState } from 'react'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { newId } from '../../data/key.ts'
import { problemOf } from '../../data/upload/limits.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { moved } from '../../ui/order/useOrder.ts'

/** Why something was not taken: a key below `validation`, with its values. */
interface Problem {
  /** Of the file, where it is of one. */
  name?: string
  key: string
  values: Record<string, string | number>
}

/** One that is on its way holds its place under an id that no file has. */
const placeFor = ({ name, type, size }: File): KeptFile => ({
  id: `arriving ${newId()}`,
  name,
  type,
  size,
})

/** The value of a field while files are chosen, brought and taken away. */
export const useChosenFiles = ({ field, value, onChange }: InputProps<FieldOf<'files'>>, limits: FileLimits) => {
  const chosen = listOf<KeptFile>(value)
  const [coming, setComing] = useState<Readonly<Record<string, File>>>({})
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
    setComing((before) => ({ ...before, ...Object.fromEntries(places.map(({ id }, at) => [id, taken[at]!])) }))
    if (places.length > 0) tell([...told.current, ...places])
  }

  return {
    chosen,
    problem,
    add,
    /** What is on its way to where a file is shown. */
    comingOf: ({ id }: KeptFile): File | undefined => coming[id],
    replace: (id: string, uploaded: KeptFile) => tell(told.current.map((file) => (file.id === id ? uploaded : file))),
    move: (from: number, to: number) => tell(moved(told.current, from, to)),
    remove: (id: string) => {
      setProblem(null)
      tell(told.current.filter((file) => file.id !== id))
    },
  }
}
