import { Field, Select, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseInspectorTarget, type InspectorTarget, inspectorTarget } from '../../data/inspect/index.ts'

const useStyles = makeStyles({ root: { display: 'flex', columnGap: tokens.spacingHorizontalM } })

/** Where workflows are streamed to from the next time they are. */
export const TargetChoice = () => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const [target, setTarget] = useState(inspectorTarget)
  return (
    <Field
      className={classes.root}
      label={t('target.label')}
      orientation="horizontal"
      hint={target === 'stately' ? t('target.hint') : undefined}
    >
      <Select
        value={target}
        onChange={(_, { value }) => {
          chooseInspectorTarget(value as InspectorTarget)
          setTarget(value as InspectorTarget)
        }}
      >
        <option value="own">{t('target.own')}</option>
        <option value="stately">{t('target.stately')}</option>
      </Select>
    </Field>
  )
}
