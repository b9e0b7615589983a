import { makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { longestComment, type Mentionable } from '../../shared/endpoints/answers/comments.ts'
import { type Call, callAt, matching, mentioned } from './mentioning.ts'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'grid' },
  list: {
    position: 'absolute',
    zIndex: 1,
    top: '100%',
    insetInline: 0,
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    padding: tokens.spacingVerticalXXS,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'grid',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover, outline: `1px solid ${tokens.colorNeutralStroke1}` },
  organisation: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface MentionInputProps {
  label: string
  value: string
  /** Null while they are not known. */
  people: readonly Mentionable[] | null
  onChange(text: string): void
  /** Somebody is about to be called for. */
  onCall(): void
  onMention(person: Mentionable): void
  onSubmit(): void
}

/** A text in which an `@` calls for somebody, chosen by the arrow keys and Enter or Tab. */
export const MentionInput = (props: MentionInputProps) => {
  const { label, value, people, onChange, onCall, onMention, onSubmit } = props
  const { t } = useTranslation('comments')
  const classes = useStyles()
  const list = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [call, setCall] = useState<Call | null>(null)
  const [active, setActive] = useState(0)
  const found = call && people ? matching(people, call.typed) : []
  const isOpen = found.length > 0

  const look = (text: string, caret: number) => {
    const next = callAt(text, caret)
    if (next) onCall()
    setCall(next)
    setActive(0)
  }
  const choose = (person: Mentionable) => {
    const next = mentioned(value, call!, person)
    onMention(person)
    onChange(next.text)
    setCall(null)
    requestAnimationFrame(() => input.current?.setSelectionRange(next.caret, next.caret))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit()
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key]
    if (step) setActive((active + step) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[active]!)
    else if (event.key === 'Escape') setCall(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.root}>
      <Textarea
        ref={input}
        resize="vertical"
        rows={3}
        placeholder={t('placeholder')}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${active}` : undefined}
        maxLength={longestComment}
        value={value}
        onChange={(event, data) => {
          onChange(data.value)
          look(data.value, event.target.selectionStart)
        }}
        onClick={({ currentTarget }) => look(value, currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setCall(null)}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label={t('people')} className={classes.list}>
          {found.map((person, index) => (
            <div
              key={person.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={mergeClasses(classes.option, index === active && classes.active)}
              onMouseDown={(event) => {
                event.preventDefault()
                choose(person)
              }}
            >
              <span>{person.name}</span>
              <span className={classes.organisation}>{person.organisation}</span>
            </div>
          ))}
        </div>
      )}
      {call && people && !isOpen && call.typed.trim() !== '' && !call.typed.includes(' ') && (
        <span role="status" className={classes.organisation}>
          {t('nobody')}
        </span>
      )}
    </div>
  )
}
