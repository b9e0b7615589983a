import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import {
  BranchForkRegular,
  CalculatorRegular,
  EyeOffRegular,
  type FluentIcon,
  KeyRegular,
  LockClosedRegular,
  PersonLockRegular,
  ReOrderDotsVerticalRegular,
  TextAsteriskRegular,
} from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormItem, FormPage } from '../../shared/forms/definition.ts'
import { keyOf } from '../../shared/forms/walk.ts'
import { useDesign, useKind, useName } from './design.ts'
import { isSelectedKey } from './designer.view.ts'
import { partsIn, type Part } from './edit.ts'
import { PartIcon } from './PartIcon.tsx'
import { usePartDrag, type Edge } from './useDrag.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    minWidth: 0,
    flexShrink: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
    cursor: 'default',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  field: {
    ':hover': {
      borderTopColor: tokens.colorNeutralStroke1Hover,
      borderRightColor: tokens.colorNeutralStroke1Hover,
      borderBottomColor: tokens.colorNeutralStroke1Hover,
      borderLeftColor: tokens.colorNeutralStroke1Hover,
    },
  },
  holder: { backgroundColor: tokens.colorNeutralBackground2 },
  page: { border: '1px solid transparent', backgroundColor: 'transparent' },
  selected: {
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderRightColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderLeftColor: tokens.colorCompoundBrandStroke,
    boxShadow: `0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  dragging: { opacity: 0.4 },
  within: { backgroundColor: tokens.colorBrandBackground2 },
  edge: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      zIndex: 1,
      height: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  above: { '::before': { top: '-6px' } },
  below: { '::before': { bottom: '-6px' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    boxSizing: 'border-box',
    // Of hundreds those that are in view are laid out and painted.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 36px',
  },
  pageHead: {
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  grip: { flexShrink: 0, color: tokens.colorNeutralForeground4, cursor: 'grab' },
  noGrip: { width: tokens.spacingHorizontalXS, flexShrink: 0 },
  icon: { flexShrink: 0, display: 'flex', fontSize: '20px', color: tokens.colorNeutralForeground2 },
  said: { flexGrow: 1, minWidth: 0, display: 'grid' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  unsaid: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  kind: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  marks: { flexShrink: 0, display: 'flex', gap: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3 },
  /** As a grid of one column hundreds of parts are laid out anew with each that is moved. */
  items: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    minHeight: '12px',
  },
  pageItems: { padding: `${tokens.spacingVerticalS} 0 0` },
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container designer (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  three: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@container designer (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  empty: {
    gridColumn: '1 / -1',
    margin: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
})

type Mark = 'required' | 'requiredWhen' | 'visibleWhen' | 'readOnly' | 'calculated' | 'personal' | 'key' | 'hidden'

const markIcons: Readonly<Record<Mark, FluentIcon>> = {
  required: TextAsteriskRegular,
  requiredWhen: TextAsteriskRegular,
  visibleWhen: BranchForkRegular,
  readOnly: LockClosedRegular,
  calculated: CalculatorRegular,
  personal: PersonLockRegular,
  key: KeyRegular,
  hidden: EyeOffRegular,
}

const marksOf = (part: Part): Mark[] => {
  const conditional: Mark[] = part.visible ? ['visibleWhen'] : []
  if (!('kind' in part) || part.kind !== 'field') return conditional
  return [
    ...(part.required === true ? (['required'] as const) : part.required ? (['requiredWhen'] as const) : []),
    ...conditional,
    ...(part.readOnly ? (['readOnly'] as const) : []),
    ...(part.type === 'calculated' ? (['calculated'] as const) : []),
    ...(part.type === 'hidden' ? (['hidden'] as const) : []),
    ...(part.personal ? (['personal'] as const) : []),
    ...(part.key ? (['key'] as const) : []),
  ]
}

/** By which the element of a part is found, to be given the focus. */
export const partId = (key: string): string => `part-${key.replace(':', '-')}`

const edgeClass = (classes: Record<'above' | 'below' | 'within' | 'edge', string>, edge: Edge | null) => {
  if (edge === null) return undefined
  return edge === 'within' ? classes.within : mergeClasses(classes.edge, classes[edge])
}

interface PartCardProps {
  part: Part
  level: number
}

/** A field, or what holds others with them; drawn anew only when it is another. */
export const PartCard = memo(({ part, level }: PartCardProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const kindOf = useKind()
  const { actor } = useDesign()
  const key = keyOf(part)
  const isPage = !('kind' in part)
  const isField = 'kind' in part && part.kind === 'field'
  const isSelected = useSelector(actor, (snapshot) => isSelectedKey(snapshot, key))
  const { setElement, edge, dragging } = usePartDrag(key, { holds: !isField, isPage })
  const marks = marksOf(part)
  const name = nameOf(part)
  const isUnsaid = !isPage && 'name' in part && name === part.name
  return (
    <div
      ref={setElement}
      id={partId(key)}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      aria-label={[name, kindOf(part), ...marks.map((mark) => t(`marks.${mark}`))].join(', ')}
      {...(!isField && { 'aria-expanded': true })}
      tabIndex={isSelected ? 0 : -1}
      data-part={key}
      className={mergeClasses(
        classes.root,
        isField ? classes.field : classes.holder,
        isPage && classes.page,
        isSelected && !isPage && classes.selected,
        dragging && classes.dragging,
        edgeClass(classes, edge),
      )}
    >
      <div
        className={mergeClasses(classes.head, isPage && classes.pageHead, isPage && isSelected && classes.selected)}
        aria-hidden
      >
        {isPage ? <span className={classes.noGrip} /> : <ReOrderDotsVerticalRegular className={classes.grip} />}
        <span className={classes.icon}>
          <PartIcon part={part} />
        </span>
        <span className={classes.said}>
          <span className={mergeClasses(classes.name, !isField && classes.strong, isUnsaid && classes.unsaid)}>
            {name}
          </span>
          <span className={classes.kind}>
            {'name' in part && !isUnsaid ? `${kindOf(part)} · ${part.name}` : kindOf(part)}
          </span>
        </span>
        <span className={classes.marks}>
          {marks.map((mark) => {
            const MarkIcon = markIcons[mark]
            return <MarkIcon key={mark} title={t(`marks.${mark}`)} />
          })}
        </span>
      </div>
      {!isField && (
        <Items part={part} level={level + 1}>
          {t(isPage ? 'canvas.emptyPage' : 'canvas.empty')}
        </Items>
      )}
    </div>
  )
})

interface ItemsProps {
  part: Part
  level: number
  /** What is said where there are none. */
  children: ReactNode
}

const Items = ({ part, level, children }: ItemsProps) => {
  const classes = useStyles()
  const items: readonly FormItem[] = partsIn(part)
  const columns = 'columns' in part ? part.columns : 1
  return (
    <div
      role="group"
      className={mergeClasses(
        classes.items,
        isPagePart(part) && classes.pageItems,
        columns === 2 && classes.two,
        columns === 3 && classes.three,
      )}
    >
      {items.map((one) => (
        <PartCard key={keyOf(one)} part={one} level={level} />
      ))}
      {items.length === 0 && (
        <p className={classes.empty} aria-hidden>
          {children}
        </p>
      )}
    </div>
  )
}

const isPagePart = (part: Part): part is FormPage => !('kind' in part)
