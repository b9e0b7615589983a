import { Button } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { newKey } from '../../data/key.ts'
import { useStampUntil } from '../../data/case/useStamp.ts'
import { withWords } from '../../data/language.ts'
import { useSession } from '../../data/session.ts'
import { isOnRecord, reasonsAgainst } from '../../shared/area/actions.ts'
import { hindering } from '../../shared/area/hindering.ts'
import type { RowFacts } from '../../shared/area/rowFacts.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { isAsked, isBusy, shownOf } from './acting.view.ts'
import { reasonsText } from '../reasonText.ts'
import { asIn } from './asIn.ts'
import { useActing } from './useActing.ts'
import { useWhyStyles } from './why.styles.ts'

const ActionDialog = lazy(withWords(() => import('./ActionDialog.tsx'), ['record', 'validation', 'fields', 'case']))

const ShownOnce = lazy(withWords(() => import('./ShownOnce.tsx'), ['record', 'common', 'ui']))

interface ActionButtonsProps {
  area: Area
  /** On which they are; null: above the list. */
  record: StoredRecord | null
  /** The area's own page on which they are, if on one. */
  page?: string
  /** The one of them that is offered there, where the page offers the others by itself. */
  only?: string
  /** What they are about is no longer as it was, but as the answer tells. */
  onChanged(answer: Saved | Stale): void
}

/** The actions that the person has the permission for; one that the record does not take stays reachable, and below them stands why. */
const ActionButtons = ({ area, record, page, only, onChanged }: ActionButtonsProps) => {
  const { t } = useTranslation([area.name, 'record'])
  const classes = useWhyStyles()
  const danger = useDangerButton()
  const user = useSession(currentUser)!
  const actor = useActing(area, onChanged)
  const asked = useSelector(actor, isAsked)
  const busy = useSelector(actor, isBusy)
  const shown = useSelector(actor, shownOf)
  const stamp = useStampUntil()
  const why = useId()
  const offered = Object.entries(area.actions ?? {}).flatMap(([name, action]) => {
    const isOne = only === undefined || name === only
    const isHere = isOnRecord(action) === (record !== null) && action.page === page && isOne && !action.unoffered
    if (!isHere || !grants(user.permissions, action.permission)) return []
    const own = record ? reasonsAgainst(area, name, record, stamp) : []
    if (action.hides && own.length > 0) return []
    const against = !record || action.reads ? [] : hindering(record.against?.change)
    return [{ name, action, reasons: [...against, ...own] }]
  })
  return (
    <>
      {offered.map(({ name, action: { input, suggests, asked: isToBeAsked, intent, shows = false }, reasons }) => (
        <Button
          key={name}
          className={intent === 'danger' && reasons.length === 0 ? danger.outlined : undefined}
          disabledFocusable={reasons.length > 0 || busy}
          aria-describedby={reasons.length > 0 ? `${why}-${name}` : undefined}
          onClick={() =>
            actor.send({
              type: 'action.chosen',
              action: name,
              isDirect: !input && !isToBeAsked,
              shows,
              draft: {
                input: { ...asIn(record, input), ...(record && suggests?.(record as RowFacts & RowOf<Fields>)) },
                on: record && { id: record.id, revision: record.revision },
                key: newKey(),
              },
            })
          }
        >
          {t(`actions.${name}.label`)}
        </Button>
      ))}
      {offered
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ name, reasons }) => (
          <div key={name} id={`${why}-${name}`} className={classes.why}>
            {t(`actions.${name}.label`)}: {reasonsText(t, reasons)}
          </div>
        ))}
      {shown && (
        <Suspense>
          <ShownOnce area={area} actor={actor} record={record} text={shown.text} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <ActionDialog area={area} actor={actor} record={record} stamp={stamp} />
        </Suspense>
      )}
    </>
  )
}

export default ActionButtons
