import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { exportsActor } from '../../pages/exports/exportsActor.ts'
import { isUnread, shownExports } from '../../pages/exports/exports.view.ts'
import { follow } from '../../pages/exports/followed.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { ExportRow } from './ExportRow.tsx'

const useStyles = makeStyles({
  root: { maxWidth: '1080px', margin: '0 auto' },
  note: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground3 },
  list: {
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalXL}`,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** The lists that a person has asked for as files. */
const ExportsPage = () => {
  const { t } = useTranslation(['exports', 'common'])
  const classes = useStyles()
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
  if (unread && exports === null)
    return (
      <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={() => actor.send({ type: 'list.wanted' })} />
    )
  if (exports === null) return <Bone />
  if (exports.length === 0)
    return (
      <EmptyState title={t('none.title')} text={t('none.text')}>
        <Button onClick={() => void navigate(-1)}>{t('none.back')}</Button>
      </EmptyState>
    )
  return (
    <div className={classes.root}>
      <p className={classes.note}>{t('note')}</p>
      <ul className={classes.list} aria-label={t('title')}>
        {exports.map((one) => (
          <ExportRow key={one.id} one={one} actor={actor} />
        ))}
      </ul>
    </div>
  )
}

export default ExportsPage
