import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import FillForm, { type FillFormProps } from '../../src/pages/fill/FillForm.tsx'
import ReadForm from '../../src/pages/fill/ReadForm.tsx'
import type { Spent } from '../../src/pages/fill/useSpent.ts'
import { motorClaim, motorClaimKnown as known } from '../../src/server/demo/forms/motorClaim.ts'
import type { Definition } from '../../src/shared/forms/definition.ts'
import { sampleAnswers } from '../../src/shared/forms/sample.ts'
import { tried, type FormTest } from '../../src/shared/forms/testing.ts'
import { Pictures } from '../../src/views/forms/Pictures.tsx'
import FormPreview from '../../src/views/preview/FormPreview.tsx'
import { violationsIn } from './support/axe.ts'
import { withCanvas } from './support/canvas.ts'

// What is loaded when it is needed takes its time.
configure({ asyncUtilTimeout: 30_000 })
withCanvas()

const at = '2026-11-26'
const namespaces = ['common', 'ui', 'fields', 'fill', 'form', 'files', 'validation', 'formVersion', 'forms', 'designer']

beforeAll(async () => {
  const wordsOf = async (locale: string) =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(async (name) => [
          name,
          ((await import(`../../locales/${locale}/${name}.json`)) as { default: object }).default,
        ]),
      ),
    ) as Record<string, object>
  const resources = { en: await wordsOf('en'), vi: await wordsOf('vi') } as never
  await i18n.use(initReactI18next).init({ lng: 'en', resources, defaultNS: 'common', fallbackNS: 'fields' })
})

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const fill = (given: Partial<FillFormProps> = {}) => {
  const onSubmit = vi.fn<(answers: object) => void>()
  const drawn = render(
    <MemoryRouter>
      <FillForm definition={motorClaim} at={at} known={known} onSubmit={onSubmit} {...given} />
    </MemoryRouter>,
  )
  return { ...drawn, onSubmit }
}

const whole = sampleAnswers(motorClaim, { at, known })
const input = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input, textarea, select' })
const type = (name: RegExp | string, value: string) => {
  fireEvent.change(input(name), { target: { value } })
  fireEvent.blur(input(name))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.getAttribute('name')
const step = () => document.querySelector('[aria-current=step]')!.textContent

describe('what is brought', () => {
  it('B134 is a photo by the camera before a file, and a signature that is drawn or written', async () => {
    const field = (name: string, given: object) => ({ kind: 'field', name, label: { en: name }, ...given })
    const items = [field('Photo', { type: 'photo', megabytes: 1, max: 2 }), field('Signature', { type: 'signature' })]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const { container } = fill({ definition })
    await screen.findByRole('img', { name: 'Signature: the surface to sign on' })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Take a picture',
      'Choose files',
      'Use this signature',
      'Clear',
      'Send',
    ])
    expect(await violationsIn(container)).toEqual([])
  })
})

it('a letter draws no field anew but the one that it is typed into, and those that it shows', async () => {
  const field = (name: string, given: object) => ({ kind: 'field', name, label: { en: name }, ...given })
  const items = [
    field('Plate', { type: 'text', max: 9 }),
    field('Photo', { type: 'photo', megabytes: 1, max: 2 }),
    field('Letter', { type: 'photo', megabytes: 1, max: 2, visible: { field: 'Plate', is: 'filled' } }),
  ]
  const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
  const drawn: string[] = []
  const Files: FillFormProps['Files'] = ({ name }) => {
    drawn.push(name)
    return null
  }
  fill({ definition, Files })
  await screen.findByLabelText('Plate')
  for (const letters of ['B', 'B 1', 'B 1 X']) type('Plate', letters)
  expect(drawn).toEqual(['Photo', 'Letter'])
})

describe('an answer of several parts', () => {
  it('V046 V054 is asked part by part, judged once it is left, and kept whole', async () => {
    const field = (name: string, given: object) => ({ kind: 'field', name, label: { en: name }, ...given })
    const bank = { value: 'bca', label: { en: 'BCA' }, min: 4, max: 4 }
    const items = [
      field('account', { type: 'bankAccount', options: [bank], required: true }),
      field('discount', { type: 'discountAllocation' }),
    ]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const { container, onSubmit } = fill({ definition })
    const account = within(await screen.findByRole('group', { name: 'account' }))
    const part = (name: RegExp) => account.getByLabelText(name, { selector: 'input, select' })
    fireEvent.change(part(/^Bank/), { target: { value: 'bca' } })
    fireEvent.blur(part(/^Bank/), { relatedTarget: part(/^Account number/) })
    expect(screen.queryByText(/is required/)).toBeNull()
    const digits = 'It has 4 digits at this bank'
    const described = () => {
      const ids =
        part(/^Account number/)
          .getAttribute('aria-describedby')
          ?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent)
    }
    expect(described()).toEqual([digits])
    fireEvent.change(part(/^Account number/), { target: { value: '123' } })
    fireEvent.change(part(/^Account holder/), { target: { value: 'Siti' } })
    fireEvent.blur(part(/^Account holder/))
    const few = 'account (Account number) is invalid'
    expect(await screen.findByText(few)).toBeTruthy()
    press('Send')
    await waitFor(() => expect(document.activeElement).toBe(part(/^Account number/)))
    expect(account.getAllByRole('textbox').map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', null])
    expect(new Set(described())).toEqual(new Set([few, digits]))
    expect(await violationsIn(container)).toEqual([])
    fireEvent.change(part(/^Account number/), { target: { value: '1234' } })
    press('Send')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]![0]).toEqual({ account: { bank: 'bca', number: '1234', holder: 'Siti' } })

    render(<ReadForm definition={definition} answers={{ ...onSubmit.mock.calls[0]![0] }} at={at} />)
    expect(await screen.findByText(/Bank: BCA/)).toBeTruthy()
  })
})

describe('a province', () => {
  it('is chosen of the country that is chosen first, and goes with another country', async () => {
    const label = { en: 'Province' }
    const items = [{ kind: 'field', name: 'province', type: 'province', label, countries: ['ID', 'VN'] }]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const { container, onSubmit } = fill({ definition })
    const box = async (name: string) => await screen.findByLabelText<HTMLSelectElement>(name)
    const choose = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } })
    expect((await box('Province: province')).disabled).toBe(true)
    await choose('Province: country', 'VN')
    await choose('Province: province', 'VN-HN')
    press('Send')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ province: 'VN-HN' }))
    await choose('Province: country', 'ID')
    expect((await box('Province: province')).value).toBe('')
    expect([...(await box('Province: province')).options].map(({ text }) => text)).toContain('Jawa Barat')
    expect(await violationsIn(container)).toEqual([])
  })
})

describe('a record that is looked up', () => {
  it('is called as it was, and not looked for by who may not see its like', async () => {
    const items = [{ kind: 'field', name: 'bank', type: 'lookup', label: { en: 'Bank' }, area: 'bank' }]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const answers = { bank: { id: '7d1c2f3e-0000-4000-8000-000000000001', title: 'Bank Mandiri' } }
    const { unmount } = fill({ definition, initial: answers })
    const box = await screen.findByDisplayValue<HTMLInputElement>('Bank Mandiri')
    expect(box.disabled).toBe(true)
    expect(screen.getByText('You cannot look this up: you may not see these records.')).toBeTruthy()
    unmount()
    render(<ReadForm definition={definition} answers={answers} at={at} />)
    expect(await screen.findByText('Bank Mandiri')).toBeTruthy()
  })
})

describe('several records that are looked up', () => {
  it('are called as they were, one after the other', async () => {
    const items = [{ kind: 'field', name: 'banks', type: 'lookup', label: { en: 'Banks' }, area: 'bank', many: 3 }]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const banks = ['Bank Mandiri', 'Bank Jabar'].map((title, digit) => ({
      id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`,
      title,
    }))
    const { unmount } = fill({ definition, initial: { banks } })
    expect((await screen.findByDisplayValue<HTMLInputElement>('Bank Mandiri, Bank Jabar')).disabled).toBe(true)
    unmount()
    render(<ReadForm definition={definition} answers={{ banks }} at={at} />)
    expect(await screen.findByText('Bank Mandiri, Bank Jabar')).toBeTruthy()
  })
})

describe('a form of several pages', () => {
  it('B202 lists at the top of a page that is left what is wrong there, each with the way to its input', async () => {
    fill()
    expect(screen.queryByText(/need your attention/)).toBeNull()
    press('Next')
    const list = within(screen.getByText('6 answers need your attention').closest('.fui-MessageBar') as HTMLElement)
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Licence plate is required.',
      'What happened? is required.',
      'Where? is required.',
      'On which day? is required.',
      'Please describe it is required.',
      'Who was driving? is required.',
    ])
    await waitFor(() => expect([step(), focused()]).toEqual(['1The accident', 'plate']))
    fireEvent.click(list.getByRole('button', { name: 'Where? is required.' }))
    expect(focused()).toBe('place')
    type(/^Where\?/, 'Bandung')
    expect(list.queryByRole('button', { name: 'Where? is required.' })).toBeNull()
  })

  it('shows and demands what its conditions say while it is filled in, keeps what was typed in what is hidden, and sends none of that', async () => {
    const { onSubmit } = fill({ initial: whole })
    fireEvent.click(screen.getByRole('radio', { name: 'Somebody else' }))
    type(/^Name of the driver/, 'Budi Santoso')
    fireEvent.click(screen.getByRole('radio', { name: 'The insured' }))
    expect(screen.queryByLabelText(/^Name of the driver/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Somebody else' }))
    expect(screen.getByDisplayValue('Budi Santoso')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'The insured' }))
    const isDemanded = () => screen.getByText('Was it reported to the police?').textContent.includes('*')
    expect(isDemanded()).toBe(false)
    fireEvent.change(input(/^What happened\?/), { target: { value: 'theft' } })
    expect(isDemanded()).toBe(true)

    press('Next')
    await screen.findByRole('heading', { name: 'Damage and payment' })
    press('Next')
    await screen.findByRole('button', { name: 'Change: The accident' })
    expect(onSubmit).not.toHaveBeenCalled()
    press('Send')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    const sent = onSubmit.mock.calls[0]![0] as Record<string, unknown>
    expect(Object.keys(sent)).not.toContain('driverName')
    expect(sent).toMatchObject({ ...known, cause: 'theft', total: 10_000_000, payable: 9_500_000 })
  })

  it('is led back to the page in which the server finds something wrong', async () => {
    const refused = { values: whole, wrong: [{ path: 'plate', key: 'validation:invalid', values: {} }] }
    const { rerender } = fill({ initial: whole })
    press('Next')
    await screen.findByRole('heading', { name: 'Damage and payment' })
    rerender(
      <MemoryRouter>
        <FillForm definition={motorClaim} at={at} known={known} refused={refused} />
      </MemoryRouter>,
    )
    expect(await screen.findAllByText('Licence plate is invalid')).toBeTruthy()
    await waitFor(() => expect(focused()).toBe('plate'))
  })

  it('is free of what axe finds, on its pages and in its summary, and says the language of its words', async () => {
    const { container } = fill({ initial: whole, locale: 'vi' })
    expect(container.querySelector('[lang=vi]')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Sự cố' })).toBeTruthy()
    expect(await violationsIn(container)).toEqual([])
    press('Tiếp theo')
    await screen.findByRole('heading', { name: 'Thiệt hại và thanh toán' })
    await screen.findAllByText('Đây là bản xem trước: không nhận tệp ở đây.', { exact: false })
    expect(await violationsIn(container)).toEqual([])
    press('Tiếp theo')
    await screen.findByRole('button', { name: 'Sửa: Sự cố' })
    expect(await violationsIn(container)).toEqual([])
  })
})

describe('rows', () => {
  const toDamages = async () => {
    const drawn = fill({ initial: whole })
    press('Next')
    await screen.findByRole('button', { name: 'Add: Damaged part' })
    return drawn
  }
  const costs = () => [...document.querySelectorAll('tbody output')].map(({ textContent }) => textContent)
  const repair = () => document.querySelector('output[data-path=total]')!.textContent

  it('are added, added up, put in order and taken away by keyboard, down to as many as there must be', async () => {
    await toDamages()
    expect([costs(), repair()]).toEqual([['Rp 2.500.000', 'Rp 7.500.000'], 'Rp 10.000.000'])
    press('Add: Damaged part')
    expect(focused()).toBe('damages[2].part')
    fireEvent.change(document.querySelector('[name="damages[2].count"]')!, { target: { value: '1' } })
    fireEvent.change(document.querySelector('[name="damages[2].price"]')!, { target: { value: '500000' } })
    expect([costs()[2], repair()]).toEqual(['Rp 500.000', 'Rp 10.500.000'])
    press('Move Damaged part 3 of 3 up')
    expect(costs()).toEqual(['Rp 2.500.000', 'Rp 500.000', 'Rp 7.500.000'])
    press('Remove: Damaged part 3 of 3')
    press('Remove: Damaged part 1 of 2')
    expect([costs(), repair()]).toEqual([['Rp 500.000'], 'Rp 500.000'])
    expect(screen.queryByRole('button', { name: /^Remove: Damaged part/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Survey' })).toBeNull()
  })

  it('ask in each what its own answers call for, and say which row lacks something', async () => {
    await toDamages()
    expect(screen.queryByText('Which one')).toBeNull()
    fireEvent.change(document.querySelector('[name="damages[1].part"]')!, { target: { value: 'other' } })
    expect(document.querySelectorAll('[name$=".which"]')).toHaveLength(1)
    fireEvent.change(document.querySelector('[name="damages[1].which"]')!, { target: { value: '' } })
    press('Next')
    const link = await screen.findByRole('button', { name: 'Damaged part 2: Which one is required.' })
    fireEvent.click(link)
    expect(focused()).toBe('damages[1].which')
    // Pressed down, the button takes the focus from the row that the click takes away.
    const remove = screen.getByRole('button', { name: 'Remove: Damaged part 2 of 2' })
    fireEvent.mouseDown(remove)
    fireEvent.blur(document.activeElement!)
    fireEvent.mouseUp(remove)
    fireEvent.click(remove)
    await new Promise((resolve) => setTimeout(resolve))
    press('Add: Damaged part')
    fireEvent.change(document.querySelector('[name="damages[1].part"]')!, { target: { value: 'other' } })
    expect(document.querySelector('[name="damages[1].which"]')!.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText('Which one is required.')).toBeNull()
  })
})

const short: Definition = {
  schema: 1,
  pages: [
    {
      id: 'only',
      title: {},
      items: [
        { kind: 'field', type: 'emails', name: 'copies', max: 3, required: true, label: { en: 'Copies to' } },
        {
          kind: 'field',
          type: 'text',
          name: 'code',
          max: 9,
          label: { en: 'Code' },
          own: { pattern: '[A-Z]{2}\\d{2}', said: { en: 'Two letters, two digits', vi: 'Hai chữ, hai số' } },
        },
      ],
    },
  ],
}

describe('a form of one page', () => {
  it('has no steps, takes several addresses, and says what is wrong in its own words', async () => {
    const { onSubmit } = fill({ definition: short })
    expect([document.querySelector('nav'), screen.queryByRole('button', { name: 'Next' })]).toEqual([null, null])
    press('Send')
    expect(await screen.findByRole('button', { name: 'Copies to is required.' })).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    const box = await screen.findByRole('textbox', { name: /^Copies to/ })
    fireEvent.change(box, { target: { value: 'ann@one.test, budi@two.test ' } })
    type('Code', 'nothing')
    expect(await screen.findAllByText('Two letters, two digits')).toHaveLength(2)
    type('Code', 'AB12')
    await waitFor(() => expect(screen.queryByText('Two letters, two digits')).toBeNull())
    press('Send')
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([[{ copies: ['ann@one.test', 'budi@two.test'], code: 'AB12' }]]),
    )
  })
})

describe('how long somebody is at each field', () => {
  it('is told once it is sent, of every field by itself, and without what was typed', async () => {
    const field = (name: string) => ({ kind: 'field', type: 'text', name, label: { en: name }, max: 20 })
    const group = { kind: 'group', name: 'parts', label: { en: 'Parts' }, min: 1, max: 2, look: 'rows' }
    const items = [field('first'), field('second'), { ...group, items: [field('part')] }]
    const definition = { schema: 1, pages: [{ id: 'page1', title: {}, items }] } as unknown as Definition
    const onSpent = vi.fn<(spent: readonly Spent[]) => void>()
    const { onSubmit } = fill({ definition, onSpent, initial: { parts: [{}] } })
    await screen.findByLabelText(/^part/)
    const named = (name: string) => document.querySelector(`[name="${name}"]`)!
    const focus = (milliseconds: number, how: 'focusin' | 'focusout', name: string) => {
      const event = new FocusEvent(how, { bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: milliseconds })
      fireEvent(named(name), event)
    }
    focus(1000, 'focusin', 'first')
    focus(5000, 'focusout', 'first')
    focus(5000, 'focusin', 'second')
    focus(6500, 'focusout', 'second')
    focus(60_000, 'focusin', 'first')
    focus(61_000, 'focusout', 'first')
    focus(62_000, 'focusin', 'parts[0].part')
    focus(64_000, 'focusout', 'parts[0].part')
    expect(onSpent).not.toHaveBeenCalled()
    press('Send')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSpent.mock.calls).toEqual([
      [
        [
          { path: 'first', milliseconds: 5000 },
          { path: 'second', milliseconds: 1500 },
          { path: 'parts[0].part', milliseconds: 2000 },
        ],
      ],
    ])
  })
})

describe('answers that were given', () => {
  it('are read as they were asked, without what was not asked', async () => {
    const { container } = render(<ReadForm definition={motorClaim} answers={{ ...whole, photos: [] }} at={at} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'The accident',
      'Damage and payment',
    ])
    const answers = [...container.querySelectorAll('dl > div')].map(
      (one) => `${one.querySelector('dt')!.textContent}: ${one.querySelector('dd')!.textContent}`,
    )
    expect(answers).toContain('What happened?: Collision')
    expect(answers).toContain('On which day?: 23-Nov-2026')
    expect(answers).toContain('Mileage: 48,200 km')
    expect(answers.filter((one) => /driver:|Account number/.test(one))).toEqual([])
    expect(await violationsIn(container)).toEqual([])
  })
})

describe('the preview', () => {
  it('B197 fills itself in, tells what goes on inside, speaks another language with what was typed, and sends nothing', async () => {
    const { container } = render(
      <MemoryRouter>
        <FormPreview definition={motorClaim} at={at} known={known} />
      </MemoryRouter>,
    )
    expect(screen.getByText(/nothing that is typed here is stored or sent/)).toBeTruthy()
    await screen.findByRole('heading', { name: 'The accident' })
    press('What goes on inside')
    const wrong = () => screen.getByRole('region', { name: 'What is wrong' })
    expect(within(wrong()).getByText('Licence plate is required.')).toBeTruthy()
    const scrolled = ['What is wrong', 'What is shown', 'Answers']
    expect(scrolled.map((name) => screen.getByRole('group', { name }).tabIndex)).toEqual([0, 0, 0])
    press('Sample data')
    await waitFor(() => expect(within(wrong()).getByText(/^Nothing is wrong/)).toBeTruthy())
    expect(screen.getByDisplayValue('B 1234 XYZ')).toBeTruthy()
    type(/^Licence plate/, 'D 77 AB')
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'vi' } })
    await screen.findByRole('heading', { name: 'Sự cố' })
    expect(screen.getByDisplayValue('D 77 AB')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Width'), { target: { value: '390' } })
    expect(screen.getByRole('group', { name: '390 pixels' }).style.width).toBe('390px')
    expect(await violationsIn(container)).toEqual([])
  })
})

describe('what is filled in in the preview', () => {
  it('is kept as a test case with what the form makes of it, which passes against this form and fails against another', async () => {
    const onKeep = vi.fn<(test: Omit<FormTest, 'name'>) => void>()
    render(
      <MemoryRouter>
        <FormPreview definition={motorClaim} at={at} known={known} onKeep={onKeep} />
      </MemoryRouter>,
    )
    expect(screen.getByText(/unless you keep it as a test case/)).toBeDefined()
    await screen.findByLabelText(/^Mileage/)
    fireEvent.click(screen.getByRole('button', { name: 'Sample data' }))
    const kept = () => onKeep.mock.lastCall![0]
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Keep as test case' }))
      expect(kept().answers).toMatchObject({ mileage: 48_200 })
    })
    const test = { ...kept(), name: 'Usual' }
    expect(test).toMatchObject({ day: at, known, expected: { wrong: [] } })
    expect(tried(motorClaim, test, undefined)).toEqual([])
    expect(tried(without('mileage'), test, undefined)).toEqual([{ what: 'gone', at: 'mileage' }])
  })
})

const without = (name: string): Definition =>
  JSON.parse(JSON.stringify(motorClaim), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one: { name?: string }) => one?.name !== name) : value,
  ) as Definition

describe('two versions beside each other', () => {
  it('are drawn page by page, with what is new, gone and changed marked where it stands, by a word, and told in sentences', async () => {
    const reworded = JSON.stringify(without('mileage')).replace('"en":"Where?"', '"en":"Where was it?"')
    const after = JSON.parse(reworded.replace('"id":"damage"', '"id":"harm"')) as Definition
    const { container } = render(
      <MemoryRouter>
        <main>
          <Pictures
            before={{ title: 'CLAIM v1', definition: motorClaim }}
            after={{ title: 'CLAIM v2', definition: after }}
            choice={null}
          />
        </main>
      </MemoryRouter>,
    )
    expect(screen.getByText('Mileage is not asked for any more')).toBeDefined()
    expect(screen.getByText('Where was it? is worded differently')).toBeDefined()
    const marked = () =>
      [...container.querySelectorAll('[data-mark]')].map((one) => [
        one.getAttribute('data-mark'),
        one.querySelector('label')?.textContent?.replace(/\W+$/, ''),
      ])
    await waitFor(() => expect(marked()).toContainEqual(['changed', 'Where was it']))
    expect(marked()).toContainEqual(['gone', 'Mileage'])
    expect(marked()).toContainEqual(['changed', 'Where'])
    expect([...container.querySelectorAll('[data-mark=gone]')][0]!.textContent).toMatch(/^Gone/)
    const names = [...container.querySelectorAll('h2, h3')].map((one) => one.textContent)
    expect(names).toEqual(expect.arrayContaining(['CLAIM v1', 'CLAIM v2']))
    expect(await violationsIn(container)).toEqual([])
  })
})
