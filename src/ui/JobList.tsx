import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Bone } from './Bone.tsx'
import { ErrorState } from './ErrorState.tsx'

const useStyles = makeStyles({
  root: { maxWidth: '1080px', margin: '0 auto' },
  note: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground3 },
  list: {
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalXL}`,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

interface JobListProps<T> {
  title: string
  note: string
  /** Null until they are known. */
  jobs: readonly T[] | null
  /** That they could not be had, where that is so. */
  failure: string | null
  /** In the place of a list without any. */
  none: ReactNode
  onRetry(): void
  children(job: T): ReactNode
}

/** What the server does for a person, one under the other. */
export const JobList = <T,>({ title, note, jobs, failure, none, onRetry, children }: JobListProps<T>) => {
  const classes = useStyles()
  if (failure !== null && jobs === null) return <ErrorState title={failure} onRetry={onRetry} />
  if (jobs === null) return <Bone />
  if (jobs.length === 0) return none
  return (
    <div className={classes.root}>
      <p className={classes.note}>{note}</p>
      <ul className={classes.list} aria-label={title}>
        {jobs.map(children)}
      </ul>
    </div>
  )
}
