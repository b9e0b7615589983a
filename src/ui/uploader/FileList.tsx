import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { listStyleType: 'none', margin: 0, padding: 0 },
})

/** Files under each other. */
export const FileList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={useStyles().root}>
    {children}
  </ul>
)
