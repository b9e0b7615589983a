import { makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { shownAt } from './inspector.view.ts'
import { MomentSheet } from './MomentSheet.tsx'
import type { InspectorPart } from './part.ts'

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2 },
})

const most = 100

/** All that was told, newest first, of whom and with what words the reader looks for. */
export const EventTable = ({ actor, log }: InspectorPart) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const at = useSelector(actor, shownAt)
  const [typed, setTyped] = useState('')
  const [by, setBy] = useState('')
  const search = useDeferredValue(typed).trim().toLowerCase()
  const names = new Map(log.actors.map(({ id, name }) => [id, name.toLowerCase()]))
  const found = log.moments.filter(({ actor: to, source, event }) => {
    const words = [event?.type.toLowerCase() ?? '', names.get(to) ?? '', names.get(source ?? '') ?? '']
    return (by === '' || to === by || source === by) && words.some((one) => one.includes(search))
  })
  const shown = found.slice(-most).toReversed()
  return (
    <Panel
      title={t('views.events')}
      aside={
        <div className={classes.ways}>
          <LabelledSelect
            label={t('search.by')}
            value={by}
            options={[
              { value: '', label: t('search.all') },
              ...log.actors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setBy}
          />
          <SearchBox
            value={typed}
            placeholder={t('search.label')}
            aria-label={t('search.label')}
            onChange={(_, { value }) => setTyped(value)}
          />
        </div>
      }
    >
      <Text role="status" className={classes.quiet}>
        {t('search.found', { shown: shown.length, count: found.length })}
      </Text>
      {shown.length === 0 ? (
        <EmptyState title={t('search.none')} />
      ) : (
        <MomentSheet
          label={t('views.events')}
          log={log}
          moments={shown}
          at={at}
          onChoose={(n) => actor.send({ type: 'moment.chosen', n })}
        />
      )}
    </Panel>
  )
}
