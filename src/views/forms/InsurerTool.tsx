import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../../machines/fields/intent.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { PartProps } from '../../pages/parts.ts'
import { formatInstant } from '../../shared/format/date.ts'
import type { SandboxMode } from '../../shared/forms/sandbox.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { readInsurer } from './questions.gateway.ts'

const intents: Readonly<Record<SandboxMode, Intent>> = {
  UP: 'success',
  DOWN: 'danger',
  SLOW: 'warning',
  GARBLED: 'warning',
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

const asked = {}

/** How the insurer answers at the moment, and whether it is left alone, for who tests what follows from that. */
const InsurerTool = ({ area }: PartProps['tool']) => {
  const { t, i18n } = useTranslation(area.name)
  const classes = useStyles()
  const { answer, failed, renew, retry } = useKept(readInsurer, asked)
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  const words = `${area.name}:tools.insurer`
  return (
    <div className={classes.root} role="status" aria-busy={!answer}>
      {answer?.mode && (
        <IntentBadge intent={intents[answer.mode]}>
          {t(`${area.name}:actions.switchInsurer.options.mode.${answer.mode}`)}
        </IntentBadge>
      )}
      {answer && (
        <span>
          {answer.until
            ? t(`${words}.alone`, { count: answer.failures, until: formatInstant(answer.until, i18n.language) })
            : t(`${words}.asked`, { count: answer.failures })}
        </span>
      )}
      <Button size="small" onClick={renew}>
        {t(`${words}.renew`)}
      </Button>
    </div>
  )
}

export default InsurerTool
