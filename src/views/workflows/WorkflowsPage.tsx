import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useKept } from '../../data/kept/useKept.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { BrowserMachines } from './browser/BrowserMachines.tsx'
import { readMachines } from './machines.gateway.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** Every machine by which cases live, and by which the browser itself does. */
const WorkflowsPage = () => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const title = t('common:sidebar.workflowEngine')
  usePageTitle(title)
  const { answer, failed, retry } = useKept(readMachines, {})
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  return (
    <div className={classes.page} aria-busy={!answer}>
      <Text className={classes.quiet}>{t('intro')}</Text>
      <Panel title={title} isSaid>
        {answer ? (
          <Sheet
            label={title}
            heads={[t('machine'), t('id'), t('states'), t('transitions'), t('version')]}
            figures={3}
            rows={answer.ofCases.map(({ area, lifecycle, chart }) => ({
              id: area.id,
              cells: [
                <TextLink key="to" to={ownPages.workflow.path.replace(':id', lifecycle.id)}>
                  {t(`${area.name}:title`)}
                </TextLink>,
                <code key="id">{lifecycle.id}</code>,
                formatNumber(chart.states.length),
                formatNumber(chart.transitions.length),
                formatNumber(lifecycle.version),
              ],
            }))}
          />
        ) : (
          <Bone />
        )}
      </Panel>
      {answer && <BrowserMachines machines={answer.ofBrowser} />}
    </div>
  )
}

export default WorkflowsPage
