import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A file of the project; its path begins at the project's folder. */
export type Source = { path: string; text: string }

/** The files of a folder whose names end in one of the endings. */
export const sourcesIn = (folder: string, endings = ['.ts', '.tsx', '.mjs']): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))

const imported = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.[cm]?tsx?)['"]/g,
]

/** What a file imports: packages by name, files by their path from the project's folder. */
export const importsOf = ({ path, text }: Source): string[] =>
  imported
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
    .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name))

const deferred = /\bimport\(\s*['"]([^'"]+)['"]/g

/** What a file fetches when it is needed. */
export const deferredBy = ({ path, text }: Source): string[] =>
  [...text.matchAll(deferred)].map(([, name = '']) => posix.join(posix.dirname(path), name))

const typesAlone = /^\s*(?:import|export) type\b[^'"`;]*?\bfrom\s*['"][^'"]+['"]/gm

/** The file without what it fetches when it is needed. */
export const atOnce = ({ path, text }: Source): Source => ({ path, text: text.replaceAll(deferred, '') })

/** The files that are loaded with a file, itself among them. */
export const loadedWith = (source: Source, all: ReadonlyMap<string, Source>): Source[] => {
  const loaded = new Set([source])
  for (const { path, text } of loaded)
    for (const name of importsOf({ path, text: text.replace(typesAlone, '') })) {
      const file = all.get(name)
      if (file) loaded.add(file)
    }
  return [...loaded]
}

/** The text without its comments; a comment sign within a string stays where it stands after a colon, as in an address. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')

/** The file without the types that it imports. */
export const withoutTypes = ({ path, text }: Source): Source => ({ path, text: text.replaceAll(typesAlone, '') })
