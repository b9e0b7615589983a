import { RE2JS } from 're2js'
import type { Fits } from './schema.ts'

/** Patterns that were compiled once; a form has few, and a server some hundred. */
const most = 500
const compiled = new Map<string, RE2JS | null>()

/** States of a pattern: with more of them the longest text would take too long, however linear. */
const mostStates = 1000

const made = (pattern: string): RE2JS | null => {
  try {
    const regex = RE2JS.compile(pattern)
    return regex.programSize() <= mostStates ? regex : null
  } catch {
    return null
  }
}

const compiledOf = (pattern: string): RE2JS | null => {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= most) compiled.clear()
  const regex = made(pattern)
  compiled.set(pattern, regex)
  return regex
}

/** Whether it is a pattern that is matched in linear time. */
export const isPattern = (pattern: string): boolean => compiledOf(pattern) !== null

export const fits: Fits = (pattern, text) => compiledOf(pattern)?.matches(text) ?? false
