import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import type { Option, Section } from './options.ts'

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}`,
  },
  title: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '40px',
    boxSizing: 'border-box',
    border: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    backgroundColor: 'transparent',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    scrollMarginBlock: '40px',
  },
  marked: {
    color: tokens.colorNeutralForeground1Selected,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  text: {
    flexShrink: 0,
    maxWidth: '60%',
    overflowWrap: 'anywhere',
    ':last-child': { flexShrink: 1, maxWidth: '100%' },
  },
  detail: {
    minWidth: 0,
    marginLeft: 'auto',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
})

interface OptionsProps {
  id: string
  label: string
  sections: readonly Section[]
  marked: Option | undefined
  optionId(option: Option): string
  onMark(option: Option): void
  onChoose(option: Option): void
}

/** What can be chosen, below what it belongs to; the marked one is kept in sight. */
export const Options = ({ id, label, sections, marked, optionId, onMark, onChoose }: OptionsProps) => {
  const classes = useStyles()
  const shown = useRef<HTMLButtonElement>(null)
  const markedId = marked && optionId(marked)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [markedId])
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.root}>
      {sections.map((section) => (
        <div key={section.id} role="group" aria-label={section.title}>
          <div className={classes.title} aria-hidden>
            {section.title}
          </div>
          {section.options.map((option) => (
            <button
              key={option.id}
              type="button"
              tabIndex={-1}
              ref={option === marked ? shown : undefined}
              id={optionId(option)}
              role="option"
              aria-selected={option === marked}
              className={mergeClasses(classes.option, option === marked && classes.marked)}
              onMouseMove={() => option !== marked && onMark(option)}
              onClick={() => onChoose(option)}
            >
              <span className={classes.icon} aria-hidden>
                {section.icon}
              </span>
              <span className={classes.text}>{option.text}</span>
              {option.detail && <span className={classes.detail}>{option.detail}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
