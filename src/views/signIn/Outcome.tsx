import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleFilled, DismissCircleFilled } from '@fluentui/react-icons'
import { intents } from '../../ui/intents.ts'
import { Heading } from './Heading.tsx'

const useStyles = makeStyles({
  icon: { marginInlineStart: '-4px', fontSize: '48px' },
  good: { color: intents.success.ink },
  bad: { color: intents.danger.ink },
})

/** What has come of it, in the place of what was there before. */
export const Outcome = ({ isGood, title, intro }: { isGood: boolean; title: string; intro: string }) => {
  const classes = useStyles()
  const Icon = isGood ? CheckmarkCircleFilled : DismissCircleFilled
  return (
    <div>
      <Icon className={mergeClasses(classes.icon, isGood ? classes.good : classes.bad)} aria-hidden />
      <Heading title={title} intro={intro} focused />
    </div>
  )
}
