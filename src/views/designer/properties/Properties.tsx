import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { Fragment, memo, useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Definition } from '../../../shared/forms/definition.ts'
import { ReadProvider, useDesign, useKind, useName } from '../design.ts'
import { isEditable, stepOf } from '../designer.view.ts'
import { standOf, type Part } from '../edit.ts'
import { PartIcon } from '../PartIcon.tsx'
import { VisitProvider } from '../useTyped.ts'
import { type Group, groupsOf } from './groups.tsx'
import { usePatch } from './usePatch.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: { display: 'flex', flexShrink: 0, fontSize: '24px', color: tokens.colorBrandForeground1 },
  said: { display: 'grid', minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    margin: `0 0 ${tokens.spacingVerticalM}`,
    paddingTop: tokens.spacingVerticalXS,
  },
  within: { margin: 0 },
  header: { paddingLeft: 0, paddingRight: 0, fontWeight: tokens.fontWeightSemibold },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

interface Chosen {
  part: Part
  own: string
  visit: number
  disabled: boolean
}

const GroupItem = ({ id, content }: Group) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  return (
    <AccordionItem value={id} className={classes.item}>
      <AccordionHeader as="h4" expandIconPosition="end" button={{ className: classes.header }}>
        {t(`properties.groups.${id}`)}
      </AccordionHeader>
      <AccordionPanel className={classes.within}>
        <div className={classes.panel}>{content}</div>
      </AccordionPanel>
    </AccordionItem>
  )
}

/** All but the texts of a part, as it is read together with the form that it is in; what is typed there is let go with the part. */
const Others = memo(({ part, own, visit, disabled, read }: Chosen & { read: Definition }) => {
  const apply = usePatch(own)
  return (
    <ReadProvider value={read}>
      {groupsOf({ own, disabled, apply }, part)
        .slice(1)
        .map((group) => (
          <GroupItem key={group.id} {...group} content={<Fragment key={visit}>{group.content}</Fragment>} />
        ))}
    </ReadProvider>
  )
})

const Pane = memo(({ part, own, visit, disabled, read }: Chosen & { read: Definition }) => {
  const classes = useStyles()
  const nameOf = useName()
  const kindOf = useKind()
  const id = useId()
  const apply = usePatch(own)
  const chosen = useMemo(() => ({ part, own, visit, disabled, read }), [part, own, visit, disabled, read])
  const later = useDeferredValue(chosen)
  // Under another name it is the same: what is done to it under the one before would be lost.
  const others = later.visit === visit && later.own !== own ? chosen : later
  return (
    <div className={classes.root} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <PartIcon part={part} />
        </span>
        <div className={classes.said}>
          <h3 id={id} className={classes.name}>
            {nameOf(part)}
          </h3>
          <span className={classes.kind}>{kindOf(part)}</span>
        </div>
      </div>
      <Accordion multiple collapsible defaultOpenItems={['texts', 'answer', 'settings', 'conditions']}>
        <VisitProvider value={visit}>
          <GroupItem {...groupsOf({ own, disabled, apply }, part)[0]!} />
        </VisitProvider>
        <Others {...others} />
      </Accordion>
    </div>
  )
})

/**
 * What is chosen, in all that can be said of it. Its texts are drawn at once, since what is typed next is put into those that are shown
 * here; the rest follows when there is time, and is until then what was chosen before.
 */
export const Properties = memo(() => {
  const { actor } = useDesign()
  const disabled = !useSelector(actor, isEditable)
  const { definition, selected, visit } = useSelector(actor, stepOf)
  const { part } = standOf(definition, selected)!
  return <Pane part={part} own={selected} visit={visit} disabled={disabled} read={definition} />
})
