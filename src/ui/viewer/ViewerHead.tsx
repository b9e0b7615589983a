import { makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  DismissRegular,
  PanelRightRegular,
  PrintRegular,
  WindowRegular,
} from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { besideMedia } from './beside.ts'
import { Tool } from './Tool.tsx'
import type { viewerMachine } from './viewer.machine.ts'
import { canPrint, currentIndex, allItems, placeOf, rotationOf, shownContent, shownItem } from './viewer.view.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  beside: { display: 'none', [besideMedia]: { display: 'inline-flex' } },
})

interface ViewerHeadProps {
  actor: ActorRefFrom<typeof viewerMachine>
  onDownload(): void
}

/** The caption of the item in view, and what leads away from it. */
export const ViewerHead = ({ actor, onDownload }: ViewerHeadProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const { title, description } = useSelector(actor, shownItem)
  const index = useSelector(actor, currentIndex)
  const { length: count } = useSelector(actor, allItems)
  const place = useSelector(actor, placeOf)
  const content = useSelector(actor, shownContent)
  const rotation = useSelector(actor, rotationOf)
  const printable = useSelector(actor, canPrint)
  const print = async () => (await import('./print.ts')).print(content!, rotation)
  return (
    <div className={classes.root}>
      <div className={classes.words} aria-live="polite">
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.quiet}>
          {[description, count > 1 && t('position', { number: index + 1, count })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Tool
        className={classes.beside}
        label={t(place === 'over' ? 'beside' : 'over')}
        icon={place === 'over' ? <PanelRightRegular /> : <WindowRegular />}
        onClick={() => actor.send({ type: 'place.chosen', place: place === 'over' ? 'beside' : 'over' })}
      />
      <Tool label={t('print')} icon={<PrintRegular />} disabled={!printable} onClick={() => void print()} />
      <Tool label={t('download')} icon={<ArrowDownloadRegular />} onClick={onDownload} />
      <Tool
        label={t('close')}
        shortcut="Esc"
        icon={<DismissRegular />}
        onClick={() => actor.send({ type: 'viewer.closed' })}
      />
    </div>
  )
}
