import { makeStyles } from '@fluentui/react-components'
import type { ReactNode, Ref } from 'react'

const useStyles = makeStyles({
  root: { listStyleType: 'none', margin: 0, padding: 0 },
})

interface FileListProps {
  label: string
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

/** Files under each other. */
export const FileList = ({ label, ref, children }: FileListProps) => (
  <ul ref={ref} aria-label={label} className={useStyles().root}>
    {children}
  </ul>
)
