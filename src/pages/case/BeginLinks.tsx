import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { declarationOf, outlines } from '../../areas/outlines.ts'
import { ask } from '../../data/call.ts'
import { useMayOpen } from '../../data/person.ts'
import { recordOf, rowOf } from '../../data/record/record.view.ts'
import { useSession } from '../../data/session.ts'
import { openReason } from '../../shared/area/open.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useOverview } from '../list/useOverview.ts'
import type { CasePart } from './part.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'end', gap: tokens.spacingVerticalXS, ':empty': { display: 'none' } },
  begun: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

type CaseOutline = Outline & { lifecycle: NonNullable<Outline['lifecycle']> }

const isOfCases = (area: Outline): area is CaseOutline => area.lifecycle !== undefined

interface BeginProps {
  area: CaseOutline
  /** Of the case from which it is begun. */
  id: string
  /** Whether the person may begin one from here as it stands. */
  isOffered: boolean
}

const Begin = ({ area, id, isOffered, begun }: BeginProps & { begun?: Row }) => {
  const { name, route, lifecycle } = area
  const { t } = useTranslation(['case', name, lifecycle.id])
  const classes = useStyles()
  const navigate = useNavigate()
  const why = useId()
  const mayOpen = useMayOpen()
  const { field, with: filled } = lifecycle.from!
  const hinders = isOffered && begun ? openReason(area, begun) : null
  return (
    <div className={classes.root}>
      {isOffered && (
        <Button
          disabledFocusable={hinders !== null}
          aria-describedby={hinders ? why : undefined}
          onClick={() => navigate(`${route}/create?${new URLSearchParams({ [field]: id, ...filled })}`)}
        >
          {t(`${name}:create`)}
        </Button>
      )}
      {begun && (
        <div className={classes.begun} id={why}>
          {hinders && `${t(hinders.key, hinders.values)}:`}
          {mayOpen(`${route}/${begun.id}`) ? (
            <TextLink to={`${route}/${begun.id}`}>{t(`${name}:singular`)}</TextLink>
          ) : (
            t(`${name}:singular`)
          )}
          <StatusBadge lifecycle={lifecycle} status={begun.status} />
        </div>
      )}
    </div>
  )
}

/** With the way to the one that was begun last. */
const BeginOrOpen = (props: BeginProps) => {
  const { area, id } = props
  const filter = { [area.lifecycle.from!.field]: [id] }
  const answer = useOverview(area, async (signal) =>
    ask(await declarationOf(area), 'list', { filter, sort: '-created_at', total: false }, { signal }),
  )
  return <Begin {...props} begun={answer?.data[0]} />
}

/** What else may be begun from here, with this case filled in, and what was. */
export const BeginLinks = ({ area: { lifecycle }, actor }: CasePart) => {
  const { permissions } = useSession(currentUser)!
  const mayOpen = useMayOpen()
  const { id } = useSelector(actor, rowOf)
  const status = statusOf(useSelector(actor, recordOf).snapshot.value)
  return outlines.filter(isOfCases).map((area) => {
    const { from } = area.lifecycle
    if (from?.lifecycle !== lifecycle?.id) return null
    const isOffered = [from?.status].flat().includes(status) && mayOpen(`${area.route}/create`)
    if (grants(permissions, area.permissions.list))
      return <BeginOrOpen key={area.id} area={area} id={id} isOffered={isOffered} />
    return isOffered && <Begin key={area.id} area={area} id={id} isOffered />
  })
}
