import { createContext } from 'react'
import { readAsPerson, type ReadFile } from '../../data/upload/download.ts'

/** How files are read that are looked at or downloaded: by the session, where nothing else is said. */
export const Reading = createContext<ReadFile>(readAsPerson)
