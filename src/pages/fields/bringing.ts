import { createContext } from 'react'
import { connectedUpload } from '../../data/upload/upload.gateway.ts'

/** How files are brought, and whether who brings them reads them there: by the session, where nothing else is said. */
export const Bringing = createContext({ machine: connectedUpload, isRead: true })
