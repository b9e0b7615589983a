import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { hasReport, intentOf, isUnread, isWorking, shownImport } from '../../pages/imports/imports.view.ts'
import { useImports } from '../../pages/imports/useImports.ts'
import { Trail } from '../../pages/own/Trail.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Columns } from './Columns.tsx'
import { Decision } from './Decision.tsx'
import { Rows } from './Rows.tsx'
import { Work } from './Work.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  reason: { margin: 0 },
})

const OneImport = ({ id }: { id: string }) => {
  const { t } = useTranslation(['imports', 'common'])
  const classes = useStyles()
  const actor = useImports({ id })
  const shown = useSelector(actor, shownImport)
  const unread = useSelector(actor, isUnread)
  const [isRenaming, setRenaming] = useState(false)
  usePageTitle(shown?.one.name ?? t('title'))
  if (unread && shown === null)
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'list.wanted' })} />
    )
  if (shown === null) return <Bone />
  const { one } = shown
  const { name, title, state } = one
  const isNaming = state === 'mapping' || (state === 'checked' && isRenaming)
  const reason = one.reason ?? (state === 'refused' || state === 'failed' ? state : null)
  return (
    <div className={classes.root}>
      <Trail above={[{ text: t('title'), path: '/imports' }]} here={name} />
      <div className={classes.head}>
        <span>{title}</span>
        <IntentBadge intent={intentOf[state]}>{t(`states.${state}`)}</IntentBadge>
      </div>
      {reason && (
        <p role="alert" className={classes.reason}>
          {t(`reasons.${reason}`)}
        </p>
      )}
      {isWorking(one) && <Work one={one} actor={actor} />}
      {isNaming && <Columns shown={shown} actor={actor} onDone={() => setRenaming(false)} />}
      {!isWorking(one) && !isNaming && <Decision shown={shown} actor={actor} onRename={() => setRenaming(true)} />}
      {(hasReport(one) || state === 'mapping') && <Rows shown={shown} actor={actor} />}
    </div>
  )
}

/** What has become of one file, and what is to become of it. */
const ImportPage = () => {
  const { id = '' } = useParams()
  return <OneImport key={id} id={id} />
}

export default ImportPage
