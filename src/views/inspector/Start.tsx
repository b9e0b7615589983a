import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { hasSender } from '../../data/inspect/receiver.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useCaseAreas } from '../../data/person.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readLately } from './lately.gateway.ts'
import { caseAddress } from './useInspector.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  row: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'baseline' },
  quiet: { color: tokens.colorNeutralForeground2 },
  note: { margin: `${tokens.spacingVerticalM} 0 0`, color: tokens.colorNeutralForeground2, maxWidth: '80ch' },
})

const Lately = () => {
  const areas = useCaseAreas()
  const { t } = useTranslation(['inspector', ...areas.map(({ name }) => name)])
  const classes = useStyles()
  const { answer, failed, retry } = useKept(readLately, { areas })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  if (answer.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <Panel title={t('lately.title')}>
      <ul className={classes.list}>
        {answer.map(({ area, id, title }) => (
          <li key={id} className={classes.row}>
            <TextLink to={caseAddress(area.id, id)}>{title}</TextLink>
            <span className={classes.quiet}>{t(`${area.name}:title`)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('lately.note')}</p>
    </Panel>
  )
}

/** What can be looked at as long as nothing is streamed. */
export const Start = () => {
  const { t } = useTranslation('inspector')
  return hasSender() ? <EmptyState title={t('waiting.title')} text={t('waiting.text')} /> : <Lately />
}
