import { makeStyles, tokens } from '@fluentui/react-components'
import type { FormFieldOf } from '../../shared/forms/definition.ts'
import { saidIn } from '../../shared/forms/said.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** What a form tells, and asks nothing by. */
export const Explanation = ({ field, locale }: { field: FormFieldOf<'explanation'>; locale: string }) => {
  const classes = useStyles()
  const label = saidIn(field.label, locale)
  return (
    <div className={classes.root}>
      {label && <strong>{label}</strong>}
      <p className={classes.text}>{saidIn(field.text, locale)}</p>
    </div>
  )
}
