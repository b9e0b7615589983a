import { createContext } from 'react'
import { connectedUpload } from '../../data/upload/upload.gateway.ts'

/** How files are brought: by the session, where nothing else is said. */
export const Bringing = createContext(connectedUpload)
