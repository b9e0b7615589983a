import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf, isOutOfDate, rowOf } from '../../data/case/case.view.ts'
import { showCase } from '../../data/case/openCase.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { ActionBar } from './ActionBar.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseDocuments } from './CaseDocuments.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseHeader } from './CaseHeader.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseLifecycle } from './CaseLifecycle.tsx'
import { CaseNews } from './CaseNews.tsx'
import { useLayout } from './layout.ts'
import { NextInList } from './NextInList.tsx'
import type { CasePart } from './part.ts'
import { useNotices } from './useNotices.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

/** A case that was read: what it is on the left, what happens with it on the right. */
export const CaseView = (part: CasePart) => {
  const { area, actor } = part
  const { t } = useTranslation('case')
  const classes = useStyles()
  const layout = useLayout()
  const draft = useSelector(actor, draftOf)
  const outOfDate = useSelector(actor, isOutOfDate)
  const title = useSelector(actor, (snapshot) => String(rowOf(snapshot)[area.title]))
  const [decided, setDecided] = useState(false)
  usePageTitle(title)
  useEffect(() => showCase({ area, actor }), [area, actor])
  useNotices(part, () => setDecided(true))
  return (
    <div className={classes.root}>
      <CaseHeader {...part} />
      {outOfDate && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('outOfDate')}</MessageBarBody>
        </MessageBar>
      )}
      {!draft && <CaseNews {...part} />}
      {decided && !draft && <NextInList {...part} />}
      <div className={layout.columns}>
        <div className={layout.column}>
          <CaseFacts {...part} />
          <CaseDocuments {...part} />
        </div>
        <div className={layout.column}>
          <div className={layout.wide}>
            <CaseActions {...part} />
          </div>
          <CaseLifecycle {...part} />
          <CaseHistory {...part} />
        </div>
      </div>
      <div className={layout.slim}>
        <ActionBar {...part} />
      </div>
      {draft && <ActionDialog key={draft.type} {...part} />}
    </div>
  )
}
