import { Button } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { exportsActor } from '../../pages/exports/exportsActor.ts'
import { isUnread, shownExports } from '../../pages/exports/exports.view.ts'
import { follow } from '../../pages/exports/followed.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JobList } from '../../ui/JobList.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { ExportRow } from './ExportRow.tsx'

/** The lists that a person has asked for as files. */
const ExportsPage = () => {
  const { t } = useTranslation(['exports', 'common'])
  const navigate = useNavigate()
  const actor = exportsActor()
  const exports = useSelector(actor, shownExports)
  const unread = useSelector(actor, isUnread)
  usePageTitle(t('title'))
  useEffect(() => actor.send({ type: 'list.wanted' }), [actor])
  const isOver = exports !== null && exports.every(({ state }) => state !== 'working')
  useEffect(() => {
    if (isOver) follow(false)
  }, [isOver])
  return (
    <JobList
      title={t('title')}
      note={t('note')}
      jobs={exports}
      failure={unread ? t('common:snackbar.loadListFailed') : null}
      none={
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <Button onClick={() => void navigate(-1)}>{t('none.back')}</Button>
        </EmptyState>
      }
      onRetry={() => actor.send({ type: 'list.wanted' })}
    >
      {(one) => <ExportRow key={one.id} one={one} actor={actor} />}
    </JobList>
  )
}

export default ExportsPage
