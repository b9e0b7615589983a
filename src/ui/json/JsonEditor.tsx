import { makeStyles, tokens } from '@fluentui/react-components'
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { linter, lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { completing, type Offering } from './completing.ts'
import { malformedAt } from './malformed.ts'

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& .cm-editor': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
    '& .cm-editor.cm-focused': { outlineStyle: 'none' },
    '& .cm-scroller': { fontFamily: tokens.fontFamilyMonospace, minHeight: '180px', maxHeight: '320px' },
    '& .cm-gutters': {
      backgroundColor: tokens.colorNeutralBackground2,
      color: tokens.colorNeutralForeground3,
      borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& .cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
    '& .cm-content': { caretColor: tokens.colorNeutralForeground1 },
    '& .cm-line span': { color: 'inherit' },
    '& .cm-tooltip': {
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      boxShadow: tokens.shadow8,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
    },
    '& .cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
    },
  },
})

interface JsonEditorProps {
  label: string
  /** What is there to begin with; without it the person came to paste something. */
  initial?: string
  /** Of what says what is wrong. */
  describedBy?: string
  /** What is said of the place at which it is no JSON. */
  malformed: string
  /** What may stand where something is typed. */
  offered?: Offering
  onChange(text: string): void
}

/** A place to paste or type JSON into; Tab leaves it. */
const JsonEditor = ({ label, initial, describedBy, malformed, offered, onChange }: JsonEditorProps) => {
  const classes = useStyles()
  const place = useRef<HTMLDivElement>(null)
  const change = useEffectEvent(onChange)
  const said = useEffectEvent(() => malformed)
  const attributes = useEffectEvent(() => ({
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
  }))
  const begun = useEffectEvent(() => initial)
  const { t } = useTranslation('ui')
  const completions = useEffectEvent(() => t('completions'))
  const offer: Offering = useEffectEvent((value, path) => offered?.(value, path) ?? { members: [], values: [] })
  useEffect(() => {
    const first = begun()
    const view = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: first,
        extensions: [
          lineNumbers(),
          history(),
          bracketMatching(),
          json(),
          syntaxHighlighting(defaultHighlightStyle),
          lintGutter(),
          linter(({ state: { doc } }) => {
            const text = doc.toString()
            const found = text.trim() === '' ? null : malformedAt(text)
            if (!found) return []
            const { from, to } = doc.line(Math.min(found.line, doc.lines))
            return [{ from, to, severity: 'error', message: said() }]
          }),
          autocompletion({ override: [completing(offer)], icons: false }),
          closeBrackets(),
          EditorState.phrases.of({ Completions: completions() }),
          keymap.of([...completionKeymap, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of(() => attributes()),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change(state.doc.toString())
          }),
        ],
      }),
    })
    if (first === undefined) view.focus()
    return () => view.destroy()
  }, [])
  return <div ref={place} className={classes.root} />
}

export default JsonEditor
