import { readFileSync } from 'node:fs'
import type { Lifecycle } from '../../../machines/kernel/types.ts'

export type Words = { [key: string]: string | Words }

/** The words of a lifecycle. */
export const wordsOf = ({ id }: Lifecycle, locale = 'en'): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${id}.json`, import.meta.url), 'utf8')) as Words

export const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  )

/** The text at a key, with or without its namespace. */
export const wordsAt = (words: Words, key: string): string | Words | undefined =>
  key
    .replace(/^\w+:/, '')
    .split('.')
    .reduce<string | Words | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), words)

/** What is said of events where they are not listed. */
export const unlistedIn = ({ unlisted = {} }: Lifecycle): string[] =>
  Object.values(unlisted).flatMap(Object.values<string>)

/** The entries of a lifecycle's timeline that have words. */
export const timelineOf = (lifecycle: Lifecycle): string[] => keysOf(wordsOf(lifecycle)['timeline'] as Words)
