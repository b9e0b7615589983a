import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { json } from '@codemirror/lang-json'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    '& .cm-editor': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
    '& .cm-scroller': { fontFamily: tokens.fontFamilyMonospace, maxHeight: '60dvh' },
    '& .cm-deletedChunk': { backgroundColor: tokens.colorStatusDangerBackground1 },
    '& .cm-editor .cm-collapsedLines': {
      color: tokens.colorNeutralForeground2,
      backgroundImage: 'none',
      backgroundColor: tokens.colorNeutralBackground3,
    },
    '& .cm-changedLine': { backgroundColor: `${tokens.colorStatusSuccessBackground1} !important` },
  },
})

interface JsonCompareProps {
  label: string
  before: string
  after: string
}

/** Two texts as one: what was and what would be instead, line by line; what stays is folded until all of it is asked for. */
const JsonCompare = ({ label, before, after }: JsonCompareProps) => {
  const classes = useStyles()
  const { t } = useTranslation('ui')
  const unchanged = useEffectEvent(() => t('unchangedLines'))
  const [isWhole, showWhole] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: after,
        extensions: [
          json(),
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          EditorState.phrases.of({ '$ unchanged lines': unchanged() }),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            gutter: true,
            ...(!isWhole && { collapseUnchanged: {} }),
          }),
        ],
      }),
    })
    return () => view.destroy()
  }, [label, before, after, isWhole])
  return (
    <div>
      <Switch label={t('allLines')} checked={isWhole} onChange={(_, { checked }) => showWhole(checked)} />
      <div ref={place} className={classes.root} />
    </div>
  )
}

export default JsonCompare
