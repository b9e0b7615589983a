import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Reason } from '../../../machines/kernel/types.ts'
import { RecordLink } from '../fields/RecordLink.tsx'
import { useTranslation } from 'react-i18next'
import { caseAreaOf } from '../../data/lifecycle.ts'
import { handbookPlace, ruleAnchor } from '../../shared/handbook/places.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '1.2em' },
  alone: { paddingLeft: 0, listStyleType: 'none' },
})

interface ReasonsProps extends CasePart {
  reasons: readonly Reason[]
  /** By which what is refused is described, as `saidIn` says. */
  id?: string
  /** False where so many stand together that ways to each would hide them. */
  hasWays?: boolean
}

/** Why not, one reason a line, with the ways to another case that refuses, and to the rule. */
export const Reasons = ({ reasons, id, hasWays = true, ...part }: ReasonsProps) => {
  const { reasonText } = useWords(part)
  const classes = useStyles()
  return (
    <ul className={mergeClasses(classes.list, reasons.length === 1 && classes.alone)}>
      {reasons.map((reason, index) => (
        <li key={`${reason.of?.id} ${reason.key}`}>
          <span id={id ? `${id}-${index}` : undefined}>{reasonText(reason)}</span>
          {hasWays && reason.of?.title && <OtherLink {...reason.of} title={reason.of.title} />}
          {hasWays && <RuleLink reason={reason} />}
        </li>
      ))}
    </ul>
  )
}

/** A refusal of the kit or of the page has no rule of a machine’s. */
const RuleLink = ({ reason: { key: said, guard } }: { reason: Reason }) => {
  const { t } = useTranslation('case')
  const [lifecycle] = said.split(':')
  if (said !== `${lifecycle}:reasons.${guard}`) return null
  return (
    <>
      {' '}
      <TextLink to={handbookPlace(lifecycle!, ruleAnchor(guard))} target="_blank">
        {t('help.rule')}
      </TextLink>
    </>
  )
}

const OtherLink = ({ lifecycle, id, title }: { lifecycle: string; id: string; title: string }) => (
  <>
    {' '}
    <RecordLink area={caseAreaOf(lifecycle)} id={id} title={title} />
  </>
)
