import type { Json } from '../../../machines/kernel/types.ts'
import type { Sight } from './sight.ts'

/** Leaves below these names say how a workflow stands and nothing of a person. */
const told = new Set([
  'type',
  'status',
  'guard',
  'entry',
  'from',
  'to',
  'at',
  'event',
  'machine',
  'version',
  'revision',
  'action',
  'loaded',
  'seen',
  'heard',
  'attempts',
  'kind',
  'permissions',
  'roles',
  'fraction',
  'progress',
  'lastRefresh',
])

/** Told whole: the states of a statechart. */
const states = 'value'

export const hidden = '•••'
const deepest = 6
const longest = 50
const longestText = 500

/** What may leave for an inspector: the shape of everything, but of the leaves only those that name no person and open no door. */
export const sanitise = (value: unknown): Json => shaped(value, leafOf, '', 0)

/** The same of a case, with the values that its reader may be told by their names. */
export const sanitiseCase = (values: object, sight: Sight): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shaped(value, sight.has(name) ? cut : leafOf, name, 1)]),
  )

type Leaf = string | number

const leafOf = (value: Leaf, name: string): Leaf => (told.has(name) || isFault(name, value) ? value : hidden)

const cut = (value: Leaf): Leaf => (typeof value === 'string' ? value.slice(0, longestText) : value)

const shaped = (value: unknown, leaf: (value: Leaf, name: string) => Leaf, name: string, depth: number): Json => {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null
  if (typeof value === 'string' || typeof value === 'number') return leaf(value, name)
  if (typeof value !== 'object' || !isPlain(value)) return `<${nameOf(value)}>`
  if (depth === deepest) return hidden
  if (Array.isArray(value)) return value.slice(0, longest).map((item) => shaped(item, leaf, name, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      key === states && isStates(below) ? below : shaped(below, leaf, key, depth + 1),
    ]),
  )
}

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const nameOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value.constructor?.name : typeof value) || 'object'

/** `{ shown: { work: 'idle' } }`, all of it names of states. */
const isStates = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every((below) => (typeof below === 'string' ? isWord(below) : isStates(below)))
    : typeof value === 'string' && isWord(value)

const isWord = (text: string) => /^[a-z][A-Za-z]*$/.test(text)

/** The code of a refusal, unlike one that a customer was sent. */
const isFault = (name: string, value: string | number) => name === 'code' && /^[A-Z][A-Z_]+$/.test(String(value))
