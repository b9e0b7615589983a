import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jsonText } from '../../../machines/fields/json.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import JsonCompare from '../../ui/json/JsonCompare.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { Pictures } from './Pictures.tsx'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 } })

const tabs = ['pictures', 'json'] as const

interface ConflictProps {
  mine: Definition
  theirs: Definition
  onMine(): void
  onTheirs(): void
}

/** That another design was stored since the person began: theirs and the person's beside each other, and which goes on. */
export const Conflict = ({ mine, theirs, onMine, onTheirs }: ConflictProps) => {
  const { t } = useTranslation(['formVersion', 'designer'])
  const classes = useStyles()
  const id = useId()
  const [tab, setTab] = useState<string>('pictures')
  return (
    <div className={classes.root}>
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>{t('design.conflict')}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onMine}>{t('design.mine')}</Button>
          <Button onClick={onTheirs}>{t('design.theirs')}</Button>
        </MessageBarActions>
      </MessageBar>
      <Tabs
        label={t('design.compared')}
        panel={id}
        tabs={tabs.map((one) => ({ id: one, label: t(`designer:tabs.${one}`) }))}
        chosen={tab}
        onChoose={(one) => setTab(one!)}
      />
      <div id={id} role="tabpanel" aria-label={t(`designer:tabs.${tab}`)}>
        {tab === 'json' ? (
          <JsonCompare label={t('design.compared')} before={jsonText(theirs, 2)} after={jsonText(mine, 2)} />
        ) : (
          <Pictures
            before={{ title: t('design.theirsTitle'), definition: theirs }}
            after={{ title: t('design.mineTitle'), definition: mine }}
          />
        )}
      </div>
    </div>
  )
}
