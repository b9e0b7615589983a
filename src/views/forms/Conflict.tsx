import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { jsonText } from '../../../machines/fields/json.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import JsonCompare from '../../ui/json/JsonCompare.tsx'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 } })

interface ConflictProps {
  mine: Definition
  theirs: Definition
  onMine(): void
  onTheirs(): void
}

/** That somebody else has saved meanwhile, and what theirs would be changed to. */
export const Conflict = ({ mine, theirs, onMine, onTheirs }: ConflictProps) => {
  const { t } = useTranslation('formVersion')
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>{t('design.conflict')}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onMine}>{t('design.mine')}</Button>
          <Button onClick={onTheirs}>{t('design.theirs')}</Button>
        </MessageBarActions>
      </MessageBar>
      <JsonCompare label={t('design.compared')} before={jsonText(theirs, 2)} after={jsonText(mine, 2)} />
    </div>
  )
}
