import { plainPortal, type Portal } from '../shared/portal.ts'

const written = document.getElementById('portal')?.textContent

/** The portal that this page was opened at, as the server wrote it into the page. */
export const portal: Portal = written ? (JSON.parse(written) as Portal) : plainPortal
