import { act, configure, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import i18n from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import fields from '../../locales/en/fields.json'
import list from '../../locales/en/list.json'
import ui from '../../locales/en/ui.json'
import validation from '../../locales/en/validation.json'
import type { Field, FieldOf } from '../../machines/fields/fields.ts'
import { Amounts } from '../../src/pages/list/filters/Amounts.tsx'
import { Days } from '../../src/pages/list/filters/Days.tsx'
import type { AmountRange } from '../../src/shared/filters/amountRange.ts'
import type { DateRange } from '../../src/shared/filters/dateRange.ts'
import { chooseTimeZone } from '../../src/shared/format/timeZone.ts'
import { areaOf } from '../../src/pages/fields/areaOf.ts'
import { useFound } from '../../src/pages/fields/useFound.ts'
import { FindBox } from '../../src/ui/fields/FindBox.tsx'
import { FieldInput } from '../../src/pages/fields/FieldInput.tsx'
import { FieldValue } from '../../src/pages/fields/FieldValue.tsx'
import { keepReferred } from '../../src/pages/fields/referred.ts'
import { Cropper } from '../../src/ui/cropper/Cropper.tsx'
import { connectedCropper } from '../../src/ui/cropper/cropper.gateway.ts'
import { ok, onTheWire } from '../data/support/wire.ts'

// What is loaded when it is needed takes its time.
configure({ asyncUtilTimeout: 30_000 })

beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { fields, list, ui, validation } }, defaultNS: 'fields' }),
)

const pics: FieldOf<'group'> = {
  type: 'group',
  max: 3,
  fields: { name: { type: 'text', max: 60, required: true }, phone: { type: 'text', max: 16, rule: 'phone' } },
}

const Pics = ({ first }: { first: object[] }) => {
  const [value, setValue] = useState<unknown>(first)
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <FieldInput
        field={pics}
        name="pics"
        label="PICs"
        value={value}
        onChange={setValue}
        inner={{
          rowLabel: () => 'PIC',
          labelOf: (name) => name,
          optionLabel: (_, option) => option,
          errorOf: (path) => (path === 'pics[1].phone' ? 'That is no phone' : undefined),
          leave: () => {},
        }}
      />
    </>
  )
}

const typed = (): unknown => JSON.parse(document.querySelector('output')!.textContent)

/** What a screen reader is told of what was moved. */
const said = () => document.querySelector('span[role=status]')!.textContent

const ann = { name: 'Ann', phone: null }
const budi = { name: 'Budi', phone: '12' }

const Alone = ({ field, first }: { field: Field; first: unknown }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <FieldInput
        field={field}
        name="field"
        label="Field"
        value={value}
        optionLabel={(option) => ({ yes: 'Sold by agents', no: 'Sold directly' })[option] ?? option}
        onChange={setValue}
      />
    </>
  )
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

describe('a day', () => {
  const box = (name = 'Field') => screen.getByRole('textbox', { name })
  const shown = (name?: string) => (box(name) as HTMLInputElement).value

  it('B158 is kept as it is typed, and written as in every form once it is left', () => {
    render(<Alone field={{ type: 'date' }} first={null} />)
    type(box(), '6.1.2026')
    expect([shown(), typed()]).toEqual(['6.1.2026', '2026-01-06'])
    fireEvent.blur(box())
    expect(shown()).toBe('06-Jan-2026')
    type(box(), '31/02/2026')
    fireEvent.blur(box())
    expect([shown(), typed()]).toEqual(['31/02/2026', '31/02/2026'])
    type(box(), '')
    expect(typed()).toBe(null)
  })

  it('is chosen from a month by keyboard, a year away and back', async () => {
    render(<Alone field={{ type: 'date' }} first="2026-03-31" />)
    const button = screen.getByRole('button', { name: 'Choose a day: Field' })
    fireEvent.click(button)
    const day = (name: string) => screen.findByRole('button', { name })
    const chosen = await day('Tuesday, March 31, 2026')
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    fireEvent.keyDown(document.activeElement!, { key: 'PageUp', shiftKey: true })
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    expect(await day('Tuesday, April 1, 2025')).toBe(document.activeElement)
    fireEvent.click(document.activeElement!)
    expect([shown(), typed(), document.activeElement]).toEqual(['01-Apr-2025', '2025-04-01', button])
  })

  it('B158 with a time is that of the clock that the reader reads by', async () => {
    chooseTimeZone('Asia/Ho_Chi_Minh')
    render(<Alone field={{ type: 'instant' }} first="2026-12-31T17:05:00.000Z" />)
    const time = await screen.findByRole('textbox', { name: 'Field: time' })
    expect([shown(), (time as HTMLInputElement).value]).toEqual(['01-Jan-2027', '00:05'])
    type(time, '9.30')
    expect([typed(), (time as HTMLInputElement).value]).toEqual(['2027-01-01T02:30:00.000Z', '9.30'])
    type(time, '25:00')
    expect(typed()).toBe('2027-01-01 25:00')
    chooseTimeZone(null)
  })

  it('of a period is typed with slashes, and none of it is taken for the other', () => {
    render(<Alone field={{ type: 'period' }} first={null} />)
    const [first, last] = ['Field: first day', 'Field: last day']
    type(box(first), '1/2/2026')
    type(box(last), '3/')
    expect([shown(first), shown(last)]).toEqual(['1/2/2026', '3/'])
    type(box(last), '3/4/2026')
    expect(typed()).toBe('2026-02-01/2026-04-03')
  })

  it('narrows a list once it is one, and says when it is left what is wrong with what is none', () => {
    const Filter = () => {
      const [value, setValue] = useState<DateRange | null>({ from: '2026-03-02', to: null })
      return (
        <>
          <output>{JSON.stringify(value)}</output>
          <Days
            value={value ?? undefined}
            field={undefined}
            label="Since"
            options={[]}
            optionLabel={String}
            onChange={setValue}
          />
        </>
      )
    }
    render(<Filter />)
    const problem = () => screen.queryByRole('alert')?.textContent
    type(box('To'), '1/3/2026')
    expect([typed(), problem()]).toEqual([{ from: '2026-03-02', to: null }, undefined])
    fireEvent.blur(box('To'))
    expect([shown('To'), problem()]).toEqual(['01-Mar-2026', 'Not before 02-Mar-2026'])
    type(box('To'), '16 March 2026')
    expect(typed()).toEqual({ from: '2026-03-02', to: '2026-03-16' })
    type(box('To'), 'soon')
    fireEvent.blur(box('To'))
    expect([shown('To'), problem()]).toEqual(['soon', 'To must be a day, such as 16-Nov-2026 or 16/11/2026'])
  })
})

describe('a phone number', () => {
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' })
  const dialCode = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Dial code: Field' })

  it('is its dial code and what is typed', () => {
    render(<Alone field={{ type: 'phone' }} first="" />)
    expect(document.querySelectorAll(`[id="${number().id}"]`)).toHaveLength(1)
    type(number(), '812 3456')
    expect([dialCode().value, typed()]).toEqual(['+62', '+62812 3456'])
    type(number(), '')
    expect(typed()).toBe('')
  })

  it('is taken as it is dialled within the country', () => {
    render(<Alone field={{ type: 'phone' }} first="" />)
    type(number(), '0812 3456')
    expect(typed()).toBe('+62812 3456')
    type(number(), '+39 06 6982')
    type(number(), '06 6982')
    expect(typed()).toBe('+3906 6982')
  })

  it('V018 C027 is no longer than 14 characters behind its dial code, whatever it is typed with', () => {
    render(<Alone field={{ type: 'phone' }} first="" />)
    type(number(), '123456789012345')
    expect([number().value, typed()]).toEqual(['12345678901234', '+6212345678901234'])
    type(number(), '(812) 3456-7890')
    expect(typed()).toBe('+6281234567890')
  })

  it('takes another dial code, found by the name of the country', () => {
    render(<Alone field={{ type: 'phone' }} first="+62812345678" />)
    fireEvent.click(dialCode())
    type(dialCode(), 'viet')
    fireEvent.click(screen.getByRole('option', { name: 'Vietnam (+84)' }))
    expect([dialCode().value, typed()]).toEqual(['+84', '+84812345678'])
  })

  it('keeps its dial code while another is typed, and until that is chosen', () => {
    render(<Alone field={{ type: 'phone' }} first="+62812345678" />)
    fireEvent.click(dialCode())
    type(dialCode(), '+8')
    expect([dialCode().value, typed()]).toEqual(['+8', '+62812345678'])
    type(dialCode(), '')
    fireEvent.blur(dialCode())
    expect([dialCode().value, typed()]).toEqual(['+62', '+62812345678'])
  })

  it('that is pasted whole chooses its dial code', () => {
    render(<Alone field={{ type: 'phone' }} first="" />)
    type(number(), '+39 06 6982')
    expect([dialCode().value, typed()]).toEqual(['+39', '+39 06 6982'])
  })
})

describe('a country', () => {
  it('is found by its name and given up again', () => {
    render(<Alone field={{ type: 'country' }} first={null} />)
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Field' })
    fireEvent.click(box)
    type(box, 'cote')
    fireEvent.click(screen.getByRole('option', { name: 'Côte d’Ivoire' }))
    expect([box.value, typed()]).toEqual(['Côte d’Ivoire', 'CI'])
    type(box, 'ivoire')
    expect([box.value, typed()]).toEqual(['ivoire', 'CI'])
    type(box, '')
    expect([box.value, typed()]).toEqual(['', null])
  })
})

describe('several options', () => {
  it('are ticked each by its own label', () => {
    render(<Alone field={{ type: 'options', options: ['Bank', 'Fintech'], required: true }} first={[]} />)
    fireEvent.click(screen.getByText('Fintech'))
    expect(typed()).toEqual(['Fintech'])
    expect(screen.getByRole('group', { name: 'Field' }).textContent).toBe('BankFintech')
  })
})

describe('a flag with words', () => {
  it('is one of the two', () => {
    render(<Alone field={{ type: 'flag', words: true }} first={false} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sold directly' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Sold by agents' }))
    expect(typed()).toBe(true)
  })
})

describe('JSON', () => {
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Field' })
  const stored = { title: 'Old', pages: [{ id: 1 }, { id: 2 }] }

  it('is taken over when its differences were shown, and not before', () => {
    render(<Alone field={{ type: 'json', max: 1000 }} first={stored} />)
    const pasted = '{"title":"New","pages":[{"id":1}]}'
    type(text(), pasted)
    expect(typed()).toBe(pasted)
    const rows = within(screen.getByRole('region', { name: 'Differences: Field' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Where', 'Before', 'Now'],
      ['title', '"Old"', '"New"'],
      ['pages[1]', '{"id":2}', '—'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Take over: Field' }))
    expect(typed()).toEqual({ title: 'New', pages: [{ id: 1 }] })
  })

  it('stays as it is typed while it is malformed, and is given up for what was stored', () => {
    render(<Alone field={{ type: 'json', max: 1000 }} first={stored} />)
    type(text(), '{"a":')
    expect([typed(), text().value]).toEqual(['{"a":', '{"a":'])
    expect(screen.queryByRole('button', { name: 'Take over: Field' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Discard what was typed' }))
    expect(typed()).toEqual(stored)
  })
})

describe('a number', () => {
  it.each<[Field, string, unknown]>([
    [{ type: 'money' }, '-2', -2],
    [{ type: 'rate' }, '11.555', 11.555],
    [{ type: 'integer', min: 0, max: 9 }, '1.5', 1.5],
    [{ type: 'integer', min: 0, max: 9 }, '1e400', '1e400'],
    [{ type: 'money' }, '11.55', '11.55'],
    [{ type: 'money' }, '0.1000', '0.1000'],
    [{ type: 'money' }, '1.500', 1500],
    [{ type: 'rate' }, '1.500', '1.500'],
  ])('of %j stays as it is typed: %s', (field, text, value) => {
    render(<Alone field={field} first={null} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' })
    type(input, text)
    expect([input.value, typed()]).toEqual([text, value])
  })

  it('is grouped as long as nobody groups it themselves', () => {
    render(<Alone field={{ type: 'money' }} first={15_000} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' })
    const edit = (inputType: string, data: string | null, value: string) => {
      fireEvent.input(input, { target: { value }, inputType, data })
    }
    edit('insertText', '5', '15.0005')
    expect([input.value, typed()]).toEqual(['150.005', 150_005])
    edit('deleteContentBackward', null, '150.00')
    expect([input.value, typed()]).toEqual(['15.000', 15_000])
    edit('insertText', '.', '15.000.')
    edit('insertText', '5', '15.000.5')
    expect([input.value, typed()]).toEqual(['15.000.5', '15.000.5'])
  })

  it('that has too many decimals is read as it was typed wherever it is shown again', () => {
    render(<Alone field={{ type: 'rate' }} first={11.555} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' }).value).toBe('11.555')
  })
})

describe('a range of amounts', () => {
  const Narrowed = () => {
    const [value, setValue] = useState<AmountRange | null>(null)
    const props = { field: undefined, label: 'Amount', options: [], optionLabel: String, onChange: setValue }
    return (
      <>
        <output>{JSON.stringify(value)}</output>
        <button onClick={() => setValue(null)}>Take away</button>
        <Amounts {...props} value={value ?? undefined} />
      </>
    )
  }
  const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
  const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }))

  it('narrows in the chosen currency when it is applied, and is empty again when it is taken away', () => {
    render(<Narrowed />)
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'MYR' } })
    type(from(), '-12.5')
    expect(typed()).toBe(null)
    apply()
    expect(typed()).toEqual({ currency: 'MYR', from: -1250, to: null })
    fireEvent.click(screen.getByRole('button', { name: 'Take away' }))
    expect(from().value).toBe('')
  })

  it('does not narrow by what is no amount', () => {
    render(<Narrowed />)
    type(from(), '1e5')
    apply()
    expect([typed(), from().value, from().getAttribute('aria-invalid')]).toEqual([null, '1e5', 'true'])
  })
})

describe('a repeated group', () => {
  const show = async (first: object[]) => {
    render(<Pics first={first} />)
    await screen.findByRole('button', { name: 'Add: PIC' })
  }
  const rows = () => screen.getAllByRole('group', { name: /^PIC \d of/ })
  const nameIn = (row: number) => within(rows()[row]!).getByRole('textbox', { name: /name/ })

  it('has inputs for each row, and says at which of them something is wrong', async () => {
    await show([ann, budi])
    expect(rows().map((row) => within(row).queryByText('That is no phone') !== null)).toEqual([false, true])
    fireEvent.change(nameIn(0), { target: { value: 'Anna' } })
    expect(typed()).toEqual([{ name: 'Anna', phone: null }, budi])
  })

  it('is put in order by keyboard, and the focus goes with the row', async () => {
    await show([ann, budi])
    nameIn(1).focus()
    fireEvent.keyDown(nameIn(1), { key: 'ArrowUp', altKey: true })
    expect(typed()).toEqual([budi, ann])
    expect(document.activeElement).toBe(nameIn(0))
    fireEvent.click(screen.getByRole('button', { name: 'Move PIC 1 of 2 down' }))
    expect(typed()).toEqual([ann, budi])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move PIC 2 of 2 down' }))
    expect(said()).toBe('PIC 1 of 2 is now number 2 of 2.')
    fireEvent.keyDown(nameIn(1), { key: 'ArrowDown', altKey: true })
    expect(typed()).toEqual([ann, budi])
    const handle = screen.getByRole('button', { name: 'Move PIC 2 of 2' })
    handle.focus()
    fireEvent.keyDown(handle, { key: 'Home' })
    expect(typed()).toEqual([budi, ann])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move PIC 1 of 2' }))
  })

  it('takes another row, at its first input, up to as many as there may be, and gives rows up', async () => {
    await show([ann, budi])
    const add = screen.getByRole('button', { name: 'Add: PIC' })
    fireEvent.click(add)
    expect(typed()).toEqual([ann, budi, { name: '', phone: '' }])
    expect(document.activeElement).toBe(nameIn(2))
    expect(add.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Remove: PIC 1 of 3' }))
    expect(typed()).toEqual([budi, { name: '', phone: '' }])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: PIC 1 of 2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove: PIC 2 of 2' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: PIC 1 of 1' }))
    fireEvent.click(document.activeElement!)
    expect(document.activeElement).toBe(add)
  })
})

const rates: FieldOf<'group'> = {
  type: 'group',
  max: 500,
  sheet: true,
  fields: {
    age: { type: 'integer', min: 0, max: 120, required: true },
    rate: { type: 'decimal', min: 0, max: 1000, required: true },
  },
}

const Rates = ({ first }: { first: object[] }) => {
  const [value, setValue] = useState<unknown>(first)
  const [left, setLeft] = useState<readonly string[]>([])
  const wrong = (path: string) => {
    const [, row, own] = /\[(\d+)\]\.(.+)/.exec(path)!
    return typeof (value as Record<string, unknown>[])[Number(row)]![own!] === 'string'
  }
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <FieldInput
        field={rates}
        name="rates"
        label="Rates"
        value={value}
        onChange={setValue}
        inner={{
          rowLabel: () => 'Rate',
          labelOf: (name) => name,
          optionLabel: (_, option) => option,
          errorOf: (path) => (left.includes(path) && wrong(path) ? 'That is no number' : undefined),
          leave: (path) => setLeft((before) => [...before, path]),
        }}
      />
    </>
  )
}

describe('rows of a sheet', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
  )
  const show = async (first: object[]) => {
    render(<Rates first={first} />)
    await screen.findByRole('button', { name: 'Add: Rate' })
  }
  const cell = (row: number, own: string) => document.querySelector<HTMLElement>(`[data-path="rates[${row}].${own}"]`)!
  const inputs = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ name }) => name.startsWith('rates['))
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more })
  const at = () => (document.activeElement as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path
  const three = [1, 2, 3].map((age) => ({ age, rate: age / 2 }))

  it('are texts until one is changed, however many are pasted, and the next that is wrong is mended by keyboard', async () => {
    await show([])
    fireEvent.click(screen.getByRole('button', { name: 'Paste or import: Rates' }))
    const lines = Array.from(
      { length: 500 },
      (_, index) => `${index % 120}\t${[7, 399].includes(index) ? 'much' : '2.5'}`,
    )
    type(screen.getByRole('textbox'), ['age\trate', ...lines].join('\n'))
    fireEvent.click(screen.getByRole('button', { name: 'Take these rows' }))
    expect((typed() as object[]).length).toBe(500)
    expect(inputs().length).toBe(0)
    expect([...document.querySelectorAll('[aria-invalid]')].map((one) => (one as HTMLElement).dataset.path)).toEqual([
      'rates[7].rate',
      'rates[399].rate',
    ])
    screen.getByText('500 rows were taken. 2 cells are marked: please correct them.')

    press('F8')
    expect(at()).toBe('rates[7].rate')
    press('Escape')
    expect(screen.getByText('That is no number').id).toBe(cell(7, 'rate').getAttribute('aria-describedby'))
    press('F8')
    expect([inputs().map(({ name }) => name), at(), inputs()[0]!.value]).toEqual([
      ['rates[399].rate'],
      'rates[399].rate',
      'much',
    ])
    type(inputs()[0]!, '12.5')
    press('Enter')
    expect((typed() as object[])[399]).toEqual({ age: 39, rate: 12.5 })
    expect([at(), inputs().length]).toEqual(['rates[400].rate', 0])
    press('F8')
    expect(at()).toBe('rates[7].rate')
  })

  it('are gone through by arrows and by tab, and Escape gives back what was there', async () => {
    await show(three)
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0).length).toBe(1)
    act(() => cell(0, 'age').focus())
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) press(key)
    expect([at(), inputs().length]).toEqual(['rates[1].rate', 0])
    press('9')
    type(inputs()[0]!, '9')
    expect(typed()).toEqual([three[0], { age: 2, rate: 9 }, three[2]])
    press('Escape')
    expect([typed(), at(), inputs().length]).toEqual([three, 'rates[1].rate', 0])
    press('F2')
    press('Tab')
    expect(inputs().map(({ name }) => name)).toEqual(['rates[2].age'])
    expect(document.activeElement).toBe(inputs()[0])
    press('Tab', { shiftKey: true })
    expect(at()).toBe('rates[1].rate')
    press('Escape')
    press('Delete')
    expect(typed()).toEqual([three[0], { age: 2, rate: null }, three[2]])
  })

  it('are put in order, added and taken away, and the keyboard stays with them', async () => {
    await show(three)
    act(() => cell(2, 'rate').focus())
    press('ArrowUp', { altKey: true })
    expect([typed(), at()]).toEqual([[three[0], three[2], three[1]], 'rates[1].rate'])
    expect(said()).toBe('Rate 3 of 3 is now number 2 of 3.')
    const up = screen.getByRole('button', { name: 'Move Rate 2 of 3 up' })
    act(() => up.focus())
    fireEvent.click(up)
    expect(typed()).toEqual([three[2], three[0], three[1]])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Rate 1 of 3 up' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add: Rate' }))
    expect(at()).toBe('rates[3].age')
    const remove = () => screen.getByRole('button', { name: /^Remove: Rate/ })
    for (const _ of [1, 2, 3, 4]) fireEvent.click(remove())
    expect(typed()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Rate' }))
  })
})

describe('contacts on a page', () => {
  it('can be called and written to within a group as on their own, unless they are masked', () => {
    const contact = {
      phone: { type: 'phone' },
      email: { type: 'text', max: 254, rule: 'email' },
    } as const
    const shown = { name: 'pics', namespace: 'partner', place: 'form' } as const
    const one = { phone: '+6281234567890', email: 'ann@toko.test' }
    render(<FieldValue {...shown} field={{ type: 'group', fields: contact, max: 3 }} value={[one]} />)
    render(<FieldValue {...shown} field={contact.phone} value={one.phone} />)
    render(<FieldValue {...shown} field={contact.email} value={one.email} />)
    render(<FieldValue {...shown} field={contact.email} value="••••@toko.test" />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['tel:+6281234567890', 'mailto:ann@toko.test', 'tel:+6281234567890', 'mailto:ann@toko.test'])
  })
})

describe('what is found', () => {
  it('is of one organisation alone where that is asked', async () => {
    document.cookie = 'access=access-1; Path=/'
    const records = ['Covergate', 'Nusantara'].map((owner) => ({ id: owner, title: 'Viewer', subtitle: null, owner }))
    onTheWire(() => ok({ result: records }))
    const sought = { area: areaOf({ area: 'broker' }), filter: { status: ['ACTIVE'] } }
    const { result } = renderHook(() => useFound(sought, '', true, { owner: 'Covergate' }))
    await waitFor(() => expect(result.current.records.map(({ id }) => id)).toEqual(['Covergate']))
  })
})

describe('references beside all that there are', () => {
  const banks: FieldOf<'references'> = { type: 'references', area: 'bank', listed: true, max: 9 }
  const named = ['Bank Mandiri', 'Bank Sinarmas', 'Bank Ánh', 'Bank Jago']
  beforeEach(() => {
    document.cookie = 'access=access-1; Path=/'
    const records = named.map((title, index) => ({ id: `b${index}`, title, subtitle: null }))
    onTheWire(() => ok({ result: records }))
  })
  const Banks = ({ first, given }: { first: string[]; given?: true }) => {
    const [value, setValue] = useState<unknown>(first)
    return (
      <>
        <output>{JSON.stringify(value)}</output>
        <FieldInput field={{ ...banks, given }} name="banks" label="Banks" value={value} onChange={setValue} />
      </>
    )
  }
  const inList = (name: string) =>
    within(screen.getByRole('list', { name }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)

  it('C059 B190 are chosen from what is available, and taken back to it, by the keyboard in its place', async () => {
    render(<Banks first={['b1', 'b9']} />)
    await screen.findByRole('list', { name: 'Available (3)' })
    expect(inList('Current (2)')).toEqual(['Bank Sinarmas', 'Not visible to you'])
    expect(inList('Available (3)')).toEqual(['Bank Ánh', 'Bank Jago', 'Bank Mandiri'])
    fireEvent.click(screen.getByRole('button', { name: 'Add: Bank Jago' }))
    expect(typed()).toEqual(['b1', 'b9', 'b3'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Bank Mandiri' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Bank Sinarmas' }))
    expect(typed()).toEqual(['b9', 'b3'])
    expect(inList('Available (3)')).toEqual(['Bank Ánh', 'Bank Mandiri', 'Bank Sinarmas'])
  })

  it('are looked for on both sides, and what is found is chosen at once', async () => {
    render(<Banks first={['b1', 'b9']} />)
    await screen.findByRole('list', { name: 'Available (3)' })
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Banks' }), { target: { value: 'an' } })
    expect([inList('Current (2)'), inList('Available (3)')]).toEqual([
      ['Bank Sinarmas'],
      ['Bank Ánh', 'Bank Jago', 'Bank Mandiri'],
    ])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Banks' }), { target: { value: 'anh' } })
    expect([inList('Current (2)'), inList('Available (3)')]).toEqual([[], ['Bank Ánh']])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Banks' }), { target: { value: 'bank' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add these 3' }))
    expect(typed()).toEqual(['b1', 'b9', 'b2', 'b3', 'b0'])
  })

  it('that are given are chosen by who holds them, and seen by who does not', async () => {
    render(<Banks first={['b1']} given />)
    const items = await within(screen.getByRole('list', { name: 'Available (0)' })).findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      ['Bank Ánh', 'Bank Jago', 'Bank Mandiri'].map((name) => `${name}You do not hold it yourself`),
    )
    expect(inList('Available (0)')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Bank Sinarmas' }))
    expect(typed()).toEqual([])
  })
})

describe('what is found by what is typed', () => {
  const Found = ({ found, onChoose }: { found: boolean; onChoose(value: string | null): void }) => (
    <FindBox
      label="Bank"
      typed={null}
      shown=""
      chosen={[]}
      open
      choices={found ? ['Mandiri', 'Sinarmas'].map((text) => ({ value: text, text })) : []}
      said={found ? 'Type to find others' : 'Searching'}
      onType={() => {}}
      onChoose={onChoose}
    />
  )

  it('is chosen by keyboard also where it comes once the box is open', () => {
    const onChoose = vi.fn<(value: string | null) => void>()
    const { rerender } = render(<Found found={false} onChoose={onChoose} />)
    const box = screen.getByRole('combobox', { name: 'Bank' })
    box.focus()
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    rerender(<Found found onChoose={onChoose} />)
    // From the first of them, which is marked.
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onChoose.mock.calls).toEqual([['Sinarmas']])
  })
})

describe('references to several records', () => {
  const banks: FieldOf<'references'> = { type: 'references', area: 'bank', max: 3 }
  beforeEach(() => {
    document.cookie = 'access=access-1; Path=/'
    onTheWire(() => ok({ result: [] }))
  })
  const Banks = ({ first }: { first: string[] }) => {
    const [value, setValue] = useState<unknown>(first)
    return (
      <>
        <output>{JSON.stringify(value)}</output>
        <FieldInput field={banks} name="banks" label="Banks" value={value} onChange={setValue} />
      </>
    )
  }
  const chosen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('are sought among those alone that their declaration lets through', async () => {
    const asked = onTheWire(() => ok({ result: [] }))
    const active = { ...banks, filter: { status: ['ACTIVE'] } } as const
    render(<FieldInput field={active} name="banks" label="Banks" value={[]} onChange={() => {}} />)
    fireEvent.click(await screen.findByRole('combobox', { name: 'Banks' }))
    await waitFor(() =>
      expect(JSON.stringify(asked.map(({ body }) => body))).toContain('"filter":{"status":["ACTIVE"]}'),
    )
  })

  it('are put in order by keyboard and by buttons, and who does not see it is told', async () => {
    keepReferred({ titles: { b1: 'Bank Mandiri', b2: 'Bank Sinarmas' } })
    render(<Banks first={['b2', 'b9', 'b1']} />)
    await screen.findByText('Not visible to you')
    const handle = screen.getByRole('button', { name: 'Move Bank Mandiri' })
    handle.focus()
    fireEvent.keyDown(handle, { key: 'ArrowUp' })
    expect(typed()).toEqual(['b2', 'b1', 'b9'])
    expect(said()).toBe('Bank Mandiri is now number 2 of 3.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Bank Mandiri' }))
    fireEvent.click(screen.getByRole('button', { name: 'Move Bank Sinarmas down' }))
    expect(typed()).toEqual(['b1', 'b2', 'b9'])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Remove: Bank Mandiri' }), { key: 'ArrowDown', altKey: true })
    expect([typed(), chosen()]).toEqual([
      ['b2', 'b1', 'b9'],
      ['Bank Sinarmas', 'Bank Mandiri', 'Not visible to you'],
    ])
  })

  it('are shown by what they are called, in their order, and are taken away one by one', async () => {
    keepReferred({ titles: { b1: 'Bank Mandiri', b2: 'Bank Sinarmas' } })
    render(<Banks first={['b2', 'b9', 'b1']} />)
    await screen.findByText('Not visible to you')
    expect(chosen()).toEqual(['Bank Sinarmas', 'Not visible to you', 'Bank Mandiri'])
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Banks' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Bank Sinarmas' }))
    expect([typed(), chosen()]).toEqual([
      ['b9', 'b1'],
      ['Not visible to you', 'Bank Mandiri'],
    ])
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Banks' }).disabled).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Not visible to you' }))
  })
})

const Logo = () => {
  const actor = useActorRef(connectedCropper, {
    input: { width: 120, height: 120, quality: 2, types: ['image/png'], bytes: 1_000_000 },
  })
  return <Cropper actor={actor} label="Logo" image="data:," isRound={false} renderPicture={() => null} />
}

describe('a picture', () => {
  it('that is removed or wanted again leaves the focus at its choice', () => {
    render(<Logo />)
    for (const name of ['Remove picture', ui.cropper.undo]) {
      const button = screen.getByRole('button', { name })
      button.focus()
      fireEvent.click(button)
      expect(document.activeElement?.textContent).toBe(
        name === ui.cropper.undo ? ui.cropper.replace : ui.cropper.choose,
      )
    }
  })
})
