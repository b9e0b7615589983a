import { useFormik } from 'formik'
import { useState } from 'react'
import { isJudged, submitted } from './behaviour.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

type Values = Record<string, unknown>

type Checked = { ok: true; value: object } | { ok: false; fields: FieldError[] }

interface Asking {
  initial: Values
  /** By the shape of the fields. */
  read(values: Values): Checked
  /** Why a value of the right shape would be refused, by field, in the reader's language. */
  against(values: Values): Record<string, string>
  /** What is wrong with a field, in the reader's language. */
  wordsOf(error: FieldError, values: Values): string
  /** What the server has found wrong with what was submitted last. */
  answered: readonly FieldError[]
  onSubmit(value: Values): void
}

export interface AskedForm {
  values: Values
  /** In the reader's language, of fields that were left or submitted. */
  errorOf(name: string): string | undefined
  change(values: Values): void
  leave(name: string): void
  submit(form: HTMLFormElement): void
}

export const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What is typed before something is done: judged by its fields, by what it would be done to, and by the server's answer. */
export const useAskedForm = ({ initial, read, against, wordsOf, answered, onSubmit }: Asking): AskedForm => {
  const [sent, setSent] = useState<Values | null>(null)
  const problems = (values: Values): Record<string, string> => {
    const checked = read(values)
    const refused = Object.entries(against(values)).filter(([name]) => !isEmpty(values[name]))
    const shape = checked.ok ? [] : checked.fields
    return Object.fromEntries([...refused, ...shape.map((error) => [error.path, wordsOf(error, values)])])
  }
  const formik = useFormik<Values>({
    initialValues: initial,
    validate: problems,
    onSubmit: (values) => {
      const checked = read(values)
      if (!checked.ok) return
      setSent(values)
      onSubmit({ ...checked.value })
    },
  })
  const answeredOf = (name: string) => {
    const error = formik.values === sent ? answered.find(({ path }) => path === name) : undefined
    return error && wordsOf(error, formik.values)
  }
  return {
    values: formik.values,
    errorOf: (name) => (isJudged(formik, name) ? formik.errors[name] : undefined) ?? answeredOf(name),
    change: (values) => void formik.setValues((before) => ({ ...before, ...values })),
    leave: (name) => void formik.setFieldTouched(name),
    submit: (form) => void submitted(formik, form),
  }
}
