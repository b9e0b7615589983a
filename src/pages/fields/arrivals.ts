import { createContext, useContext, useEffect, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { newId } from '../../data/key.ts'
import type { uploadMachine } from '../../data/upload/upload.machine.ts'
import type { UploadInput } from '../../data/upload/upload.types.ts'

export type Upload = ActorRefFrom<typeof uploadMachine>

const mark = 'arriving '

/** One that is on its way holds its place under an id that no file has. */
export const placeFor = ({ name, type, size }: File): KeptFile => ({ id: mark + newId(), name, type, size })

export const isArriving = (value: unknown): boolean => {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'string' && id.startsWith(mark)
}

/** What was typed, without the files that have not arrived: once the form is left, nothing brings them. */
export const arrivedOf = <T>(typed: T): T => {
  if (typeof typed !== 'object' || typed === null) return typed
  if (Array.isArray(typed)) return typed.filter((one) => !isArriving(one)).map(arrivedOf) as T
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, arrivedOf<unknown>(value)])) as T
}

/** Files on their way, by the ids of their places. */
export type Arrivals = ReturnType<typeof arrivalsOf>

const arrivalsOf = () => {
  const uploads = new Map<string, Upload>()
  const end = (id: string) => {
    uploads.get(id)?.stop()
    uploads.delete(id)
  }
  return {
    of: (id: string): Upload | undefined => uploads.get(id),
    begin: (id: string, file: File, machine: typeof uploadMachine, input: UploadInput) => {
      const upload = createActor(machine, { input }).start()
      uploads.set(id, upload)
      upload.send({ type: 'file.chosen', file })
    },
    end,
    endAll: () => [...uploads.keys()].forEach(end),
  }
}

/** Those of a form, which go on while another page of it is shown. */
export const Arrivals = createContext<Arrivals | null>(null)

/** Those that end with what is drawn here. */
export const useOwnArrivals = (): Arrivals => {
  const [arrivals] = useState(arrivalsOf)
  useEffect(() => arrivals.endAll, [arrivals])
  return arrivals
}

export const useArrivals = (): Arrivals => {
  const own = useOwnArrivals()
  return useContext(Arrivals) ?? own
}
