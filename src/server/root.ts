import { existsSync } from 'node:fs'

const withManifest = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : withManifest(new URL('../', folder))

/** The project's folder, the same from the sources and from the built server. */
export const root: URL = withManifest(new URL('./', import.meta.url))
