import { Button, makeStyles, Spinner } from '@fluentui/react-components'
import { ArrowDownloadRegular, CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { exportsActor } from './exportsActor.ts'
import { percentOf, toldExport } from './exports.view.ts'

const useStyles = makeStyles({
  root: { flexShrink: 0, whiteSpace: 'nowrap' },
  text: { '@media (max-width: 767px)': { display: 'none' } },
})

/** How the export stands that the person waits for; leads to all of them. */
const ExportStatus = () => {
  const { t, i18n } = useTranslation('exports')
  const classes = useStyles()
  const navigate = useNavigate()
  const one = useSelector(exportsActor(), toldExport)
  if (!one) return null
  const percent = percentOf(one)
  const figure =
    percent === null ? '…' : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100)
  const isWorking = one.state === 'working'
  const isReady = one.state === 'ready'
  const text = isWorking ? t('status.percent', { figure }) : t(isReady ? 'status.ready' : 'status.over')
  const icon = isReady ? <CheckmarkCircleRegular /> : <ArrowDownloadRegular />
  return (
    <Button
      className={classes.root}
      appearance="subtle"
      icon={isWorking ? <Spinner size="extra-tiny" aria-hidden /> : icon}
      aria-label={t('status.label', { title: one.title, state: text })}
      onClick={() => void navigate('/exports')}
    >
      <span className={classes.text}>{text}</span>
    </Button>
  )
}

export default ExportStatus
