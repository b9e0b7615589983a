import { Button } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { newKey } from '../../data/key.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { foundIn, foundSentence } from '../../shared/forms/found.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FindingList, FindingRow } from '../designer/FindingRow.tsx'
import { Breaks } from './Breaks.tsx'
import { connectedDesign } from './design.gateway.ts'
import { isOpen, isSaving, isUnread, liveDesign, storedDesign } from './design.view.ts'
import { Troubles } from './Troubles.tsx'

type VersionRow = OwnRow<typeof formVersion.fields>

/** What the processing has found in a version, in sentences, and the ways to mend it. */
const FindingsTab = ({ record }: PartProps<VersionRow>['tab']) => {
  const { t } = useTranslation('formVersion')
  const version = record as VersionRow
  if (version.findings.length === 0)
    return <EmptyState title={t(version.status === 'PUBLISHED' ? 'findings.none' : 'findings.notYet')} />
  return <Found key={version.revision} record={version} />
}

const Found = ({ record }: { record: VersionRow }) => {
  const { t, i18n } = useTranslation(['formVersion', 'forms', 'validation', 'fill'])
  const navigate = useNavigate()
  const permissions = useSession(currentUser)?.permissions ?? []
  const { id, revision, form, definition, note, findings, status, confirmed } = record
  const actor = useActorRef(connectedDesign, { input: { version: { id, revision, form, definition, note } } })
  const stored = useSelector(actor, storedDesign)
  const live = useSelector(actor, liveDesign)
  const saving = useSelector(actor, isSaving)
  const may = (permission: string) => isOpen(status) && grants(permissions, permission)
  if (useSelector(actor, isUnread))
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    )
  if (!stored) return <div aria-busy="true" />
  return (
    <Panel
      title={t('formVersion:findings.title')}
      aside={
        may(formPermissions.edit) && (
          <Button onClick={() => navigate(`${formVersion.route}/${id}/design?tab=findings`)}>
            {t('findings.mend')}
          </Button>
        )
      }
    >
      <Troubles actor={actor} />
      {live && may(formPermissions.publish) && (
        <Breaks
          live={live}
          stored={stored}
          confirmed={confirmed}
          isHeld={saving}
          onConfirm={(breaks) => actor.send({ type: 'breaks.confirmed', breaks, key: newKey() })}
        />
      )}
      <FindingList>
        {findings.map((one, index) => {
          const found = foundIn(one)
          return (
            <FindingRow key={index} weight={found.check === 'TOUCHED' ? 'warning' : 'grave'}>
              {foundSentence(t, stored, live ?? null, i18n.language, found)}
            </FindingRow>
          )
        })}
      </FindingList>
    </Panel>
  )
}

export default FindingsTab
