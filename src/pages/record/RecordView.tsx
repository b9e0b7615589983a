import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import type { Area } from '../../shared/area/types.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Section } from '../../ui/Section.tsx'
import { Missing } from '../Missing.tsx'
import { usePageStyles } from '../page.styles.ts'
import { SectionBones } from '../SectionBones.tsx'
import { CheckForm } from './CheckForm.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { isMissing, isOvertaken, isUnloaded, shownRecord } from './record.view.ts'
import { RecordHeader } from './RecordHeader.tsx'
import { useRecord } from './useRecord.ts'

export const RecordView = ({ area, id }: { area: Area; id: string }) => {
  const { t } = useTranslation(['record', area.name, 'common'])
  const classes = usePageStyles()
  const navigate = useNavigate()
  const permissions = useSession(currentUser)?.permissions ?? []
  const actor = useRecord(area, id)
  const record = useSelector(actor, shownRecord)
  const unloaded = useSelector(actor, isUnloaded)
  const missing = useSelector(actor, isMissing)
  const overtaken = useSelector(actor, isOvertaken)
  usePageTitle(t(`${area.name}:singular`))

  const sectionTitle = (section: string) => t(`${area.name}:sections.${section}`)
  const checks = Object.entries(area.checks ?? {}).filter(([, { permission }]) => grants(permissions, permission))
  if (unloaded && missing) return <Missing onBack={() => navigate(area.route)} />
  if (unloaded)
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    )
  if (!record) return <SectionBones sections={area.sections} titleOf={sectionTitle} />
  return (
    <div className={classes.page}>
      <RecordHeader
        area={area}
        record={record}
        permissions={permissions}
        onDelete={() => actor.send({ type: 'deletion.chosen' })}
        onChanged={() => actor.send({ type: 'change.wanted' })}
      />
      {overtaken && (
        <MessageBar intent="warning" role="status">
          <MessageBarBody>{t('record:changed')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => actor.send({ type: 'change.wanted' })}>{t('record:showChange')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {area.sections.map(({ id: section, fields }) => (
        <Section key={section} title={sectionTitle(section)}>
          <FieldList
            items={fields.map((name) => ({
              id: name,
              label: t(`${area.name}:fields.${name}`),
              value: (
                <FieldValue
                  field={area.fields[name]!}
                  name={name}
                  namespace={area.name}
                  value={record[name]}
                  place="form"
                  currency={currencyOf(record)}
                />
              ),
            }))}
          />
        </Section>
      ))}
      {checks.map(([name, check]) => (
        <CheckForm key={name} area={area} id={id} name={name} check={check} />
      ))}
      <DeleteQuestion area={area} actor={actor} title={String(record[area.title])} />
    </div>
  )
}
