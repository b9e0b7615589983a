import { Combobox, makeStyles, Option } from '@fluentui/react-components'

const useStyles = makeStyles({
  box: { width: '100%', minWidth: 0 },
  list: { maxHeight: '320px', minWidth: '240px' },
})

interface FindBoxProps {
  name?: string
  /** Where no label stands around it. */
  label?: string
  /** What is called for; null while nobody types. */
  typed: string | null
  /** What it shows while nobody types. */
  shown: string
  chosen: readonly string[]
  /** What there is to choose, each by the text that it puts into the box. */
  choices: readonly { value: string; text: string; shown?: string }[]
  /** Below them, in the reader's language. */
  said?: string
  open?: boolean
  disabled?: boolean
  clearable?: boolean
  onType(text: string | null): void
  onOpen?(isOpen: boolean): void
  onChoose(value: string | null): void
  onBlur?(): void
}

/** One or several of many, found by what is typed. */
export const FindBox = ({
  name,
  label,
  typed,
  shown,
  chosen,
  choices,
  said,
  open,
  disabled,
  clearable,
  onType,
  onOpen,
  onChoose,
  onBlur,
}: FindBoxProps) => {
  const classes = useStyles()
  return (
    <Combobox
      expandIcon={{ 'aria-hidden': true, tabIndex: -1 }}
      className={classes.box}
      name={name}
      aria-label={label}
      freeform
      autoComplete="off"
      disabled={disabled}
      clearable={clearable}
      listbox={{ className: classes.list }}
      // Sized to the room there is once, the list would stay as low as it was when it had one entry.
      positioning={{ autoSize: false }}
      value={typed ?? shown}
      selectedOptions={[...chosen]}
      open={open}
      onOpenChange={(_, data) => onOpen?.(data.open)}
      onFocus={({ target }) => target.select()}
      onChange={(event) => onType(event.target.value)}
      onOptionSelect={({ target }, { optionValue }) => {
        // Typing takes the mark from the chosen one, which is no choice of another until nothing is left of it.
        if (optionValue === undefined && (!clearable || (target as HTMLInputElement).value)) return
        onType(null)
        onChoose(optionValue || null)
      }}
      onBlur={() => {
        onType(null)
        onBlur?.()
      }}
    >
      {choices.map((choice) => (
        <Option key={choice.value} value={choice.value} text={choice.text}>
          {choice.shown ?? choice.text}
        </Option>
      ))}
      {/* What stood there while nothing was found keeps the keyboard from what is found then. */}
      {said && (
        <Option key={choices.length === 0 ? 'alone' : 'below'} disabled text="">
          {said}
        </Option>
      )}
    </Combobox>
  )
}
