import { makeStyles, Toolbar, ToolbarButton, ToolbarDivider, tokens } from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowRedoRegular,
  ArrowUndoRegular,
  ArrowUpRegular,
  BookmarkAddRegular,
  ClipboardPasteRegular,
  CopyRegular,
  CutRegular,
  DeleteRegular,
  DocumentCopyRegular,
  type FluentIcon,
  TextIndentDecreaseRegular,
  TextIndentIncreaseRegular,
} from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign, useName } from './design.ts'
import {
  canDuplicate,
  canRedo,
  canRemove,
  canUndo,
  copiedText,
  isEditable,
  keepable,
  placeOfWay,
  selectedKey,
} from './designer.view.ts'
import type { Way } from './edit.ts'
import { fragmentText } from './fragment.ts'

const useStyles = makeStyles({
  root: {
    flexWrap: 'wrap',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  divider: { padding: `0 ${tokens.spacingHorizontalXXS}` },
})

const wayIcons: Readonly<Record<Way, FluentIcon>> = {
  up: ArrowUpRegular,
  down: ArrowDownRegular,
  into: TextIndentIncreaseRegular,
  out: TextIndentDecreaseRegular,
}

/** As they stand on the keyboard. */
const shortcuts = {
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
  up: 'Alt+↑',
  down: 'Alt+↓',
  into: 'Alt+→',
  out: 'Alt+←',
  copy: 'Ctrl+C',
  cut: 'Ctrl+X',
  paste: 'Ctrl+V',
  duplicate: 'Ctrl+D',
  remove: 'Del',
} as const

interface ToolProps {
  icon: FluentIcon
  label: string
  keys?: string
  isOff: boolean
  onClick(): void
}

const Tool = ({ icon: Icon, label, keys, isOff, onClick }: ToolProps) => (
  <ToolbarButton
    aria-label={label}
    title={keys ? `${label} (${keys})` : label}
    icon={<Icon />}
    disabledFocusable={isOff}
    onClick={onClick}
  />
)

const MoveTool = ({ way }: { way: Way }) => {
  const { t } = useTranslation('designer')
  const { actor } = useDesign()
  const isOff = useSelector(actor, (snapshot) => placeOfWay(snapshot, way) === null)
  return (
    <Tool
      icon={wayIcons[way]}
      label={t(`tools.${way}`)}
      keys={shortcuts[way]}
      isOff={isOff}
      onClick={() => {
        const snapshot = actor.getSnapshot()
        const to = placeOfWay(snapshot, way)
        if (to) actor.send({ type: 'item.moved', key: selectedKey(snapshot), to })
      }}
    />
  )
}

export type KeepBlock = (block: { name: string; fragment: string }) => void

const KeepTool = ({ onKeep }: { onKeep: KeepBlock }) => {
  const { t } = useTranslation('designer')
  const { actor } = useDesign()
  const nameOf = useName()
  const part = useSelector(actor, keepable)
  return (
    <Tool
      icon={BookmarkAddRegular}
      label={t('tools.keep')}
      isOff={part === null}
      onClick={() => part && onKeep({ name: nameOf(part), fragment: fragmentText(part) })}
    />
  )
}

/** What can be done with what is chosen, each with its key. */
export const Tools = memo(({ onKeepBlock }: { onKeepBlock?: KeepBlock }) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { actor } = useDesign()
  const selected = useSelector(actor, selectedKey)
  const copied = useSelector(actor, copiedText)
  const copy = () => {
    actor.send({ type: 'item.copied', key: selected })
    const clipboard = navigator.clipboard as Clipboard | undefined
    // Without a clipboard it can still be pasted within the form.
    void clipboard?.writeText(copiedText(actor.getSnapshot()) ?? '').catch(() => {})
  }
  /** Of what was copied elsewhere too, where the browser lets it be read. */
  const paste = async () => {
    const clipboard = navigator.clipboard as Clipboard | undefined
    const text = await clipboard?.readText?.().catch(() => null)
    actor.send({ type: 'text.pasted', text: text ?? copied ?? '' })
  }
  return (
    <Toolbar aria-label={t('tools.label')} className={classes.root} size="small">
      <Tool
        icon={ArrowUndoRegular}
        label={t('tools.undo')}
        keys={shortcuts.undo}
        isOff={!useSelector(actor, canUndo)}
        onClick={() => actor.send({ type: 'undone' })}
      />
      <Tool
        icon={ArrowRedoRegular}
        label={t('tools.redo')}
        keys={shortcuts.redo}
        isOff={!useSelector(actor, canRedo)}
        onClick={() => actor.send({ type: 'redone' })}
      />
      <ToolbarDivider className={classes.divider} />
      <MoveTool way="up" />
      <MoveTool way="down" />
      <MoveTool way="into" />
      <MoveTool way="out" />
      <ToolbarDivider className={classes.divider} />
      <Tool icon={CopyRegular} label={t('tools.copy')} keys={shortcuts.copy} isOff={false} onClick={copy} />
      <Tool
        icon={CutRegular}
        label={t('tools.cut')}
        keys={shortcuts.cut}
        isOff={!useSelector(actor, canRemove)}
        onClick={() => {
          copy()
          actor.send({ type: 'item.removed', key: selected })
        }}
      />
      <Tool
        icon={ClipboardPasteRegular}
        label={t('tools.paste')}
        keys={shortcuts.paste}
        isOff={!useSelector(actor, isEditable)}
        onClick={() => void paste()}
      />
      <Tool
        icon={DocumentCopyRegular}
        label={t('tools.duplicate')}
        keys={shortcuts.duplicate}
        isOff={!useSelector(actor, canDuplicate)}
        onClick={() => actor.send({ type: 'item.duplicated', key: selected })}
      />
      {onKeepBlock && <KeepTool onKeep={onKeepBlock} />}
      <ToolbarDivider className={classes.divider} />
      <Tool
        icon={DeleteRegular}
        label={t('tools.remove')}
        keys={shortcuts.remove}
        isOff={!useSelector(actor, canRemove)}
        onClick={() => actor.send({ type: 'item.removed', key: selected })}
      />
    </Toolbar>
  )
})
