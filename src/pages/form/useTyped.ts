import { getIn, useFormik } from 'formik'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { same } from '../../../machines/fields/same.ts'
import type { Checked, FieldError } from '../../shared/validation/fieldErrors.ts'
import { afterPress } from '../../ui/form/afterPress.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'
import { arrivedOf } from '../fields/arrivals.ts'
import { rootOf } from '../../shared/format/errorWords.ts'

/** Values as they are sent, or as they were typed, with what is wrong with them. */
export interface Judged<V> {
  values: V
  wrong: readonly FieldError[]
}

export const judged = <V extends object>(checked: Checked<object>, typed: V): Judged<V> =>
  checked.ok ? { values: checked.value as V, wrong: [] } : { values: typed, wrong: checked.fields }

/** Where what was typed is found again that was not sent, and which of it. */
export interface Keeper<V> {
  names: readonly (keyof V)[]
  recall(): Partial<V> | null
  /** `null`: nothing is other than it was. */
  keep(typed: Partial<V> | null): void
}

interface Typing<V> {
  initial: V
  kept?: Keeper<V>
  judge(values: V): Judged<V>
  /** What the server has found wrong, with the values that it was sent. */
  refused?: Judged<Partial<V>>
  onSubmit(values: V): void
}

export interface Typed<V> {
  values: V
  /** Those that what it says is of: a letter is seen before all is judged anew for it. */
  settled: V
  isDirty: boolean
  /** That it began with what was typed before and not sent. */
  isRestored: boolean
  /** Begins anew. */
  discard(): void
  /** Where the form was tried to submit, how many places want attention. */
  count: number
  /** What is to be said of a place in the form, as of `pics[2].phone`. */
  wrongOf(path: string): FieldError | undefined
  change(values: Partial<V>): void
  leave(path: string): void
  submit(form: HTMLFormElement): void
  /** Goes on with values over others than those that the form began with. */
  settle(values: V, base: V): void
}

/** Whether there is a place in some values, as `pics[2].phone` where there are three rows. */
const isThere = (values: object, path: string): boolean => path === rootOf(path) || getIn(values, path) !== undefined

/** Whether the row of a group is there that a place is in, if it is in one. */
const hasRow = (values: object, path: string): boolean => {
  const [row] = /^.*\[\d+\]/.exec(path) ?? []
  return row === undefined || getIn(values, row) !== undefined
}

/** Whether some values have as many rows as others: one that comes or goes is judged as it does. */
const hasRowsOf = (values: object, others: object): boolean =>
  values === others ||
  Object.entries(values).every(
    ([name, rows]) => !Array.isArray(rows) || (Reflect.get(others, name) as unknown[] | null)?.length === rows.length,
  )

const valueOf = (values: object | undefined, path: string): unknown => values && Reflect.get(values, rootOf(path))

/** The first that is wrong at each path. */
const byPath = (wrong: readonly FieldError[]): ReadonlyMap<string, FieldError> =>
  new Map(wrong.toReversed().map((error) => [error.path, error]))

/**
 * How every form behaves: a field is judged from when it was left, all of them from the first try to submit, which brings the person
 * to the first that is wrong; and what the server refuses is said until the field holds another value.
 */
export const useTyped = <V extends object>({ initial, kept, judge, refused, onSubmit }: Typing<V>): Typed<V> => {
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** What was to be submitted last: what came after it, as another row, is not judged by that. */
  const [tried, setTried] = useState<V | null>(null)
  const [restored, setRestored] = useState(() => arrivedOf(kept?.recall() ?? null))
  const [begun] = useState(initial)
  const [first] = useState<V>(() => ({ ...initial, ...restored }))
  const formik = useFormik<V & object>({
    initialValues: first,
    // It is judged as it is drawn: what formik would say of each letter nobody reads.
    validateOnChange: false,
    validate: (values) => Object.fromEntries(judge(values).wrong.map(({ path, key }) => [path, key])),
    onSubmit: (values) => onSubmit(judge(values).values),
  })
  const latest = useRef(formik.values)
  useLayoutEffect(() => {
    latest.current = formik.values
  })
  const keep = useEffectEvent((values: V) => {
    if (!kept) return
    const arrived = arrivedOf(values)
    const typed = kept.names.filter((name) => !same(arrived[name], begun[name]))
    const entries = typed.map((name) => [name, arrived[name]])
    kept.keep(typed.length > 0 ? (Object.fromEntries(entries) as Partial<V>) : null)
  })
  useEffect(() => keep(formik.values), [formik.values])
  const answered = refused?.wrong
  useEffect(() => focusFirst(form.current, answered?.map(({ path }) => path) ?? []), [answered])

  const deferred = useDeferredValue(formik.values)
  const settled = hasRowsOf(formik.values, deferred) ? deferred : formik.values
  const now = judge(settled)
  const wrongNow = useMemo(() => byPath(now.wrong), [now])
  const wrongThen = useMemo(() => byPath(answered ?? []), [answered])
  const answeredTo = refused?.values
  // The same while nothing of it changes: what draws many fields draws them once for each letter.
  const wrongOf = useCallback(
    (path: string) => {
      const own = wrongNow.get(path)
      if (own) return (tried !== null && isThere(tried, path)) || left.has(path) ? own : undefined
      const then = wrongThen.get(path)
      return then && same(valueOf(now.values, path), valueOf(answeredTo, path)) ? then : undefined
    },
    [wrongNow, wrongThen, tried, left, now, answeredTo],
  )
  const places = new Set([...wrongNow.keys(), ...wrongThen.keys()])
  return {
    values: formik.values,
    settled,
    isDirty: formik.dirty,
    isRestored: Boolean(restored),
    discard: () => {
      setRestored(null)
      kept?.keep(null)
      formik.resetForm({ values: begun })
      setLeft(new Set())
      setTried(null)
    },
    count: tried ? [...places].filter(wrongOf).length : 0,
    wrongOf,
    change: (values) => {
      void formik.setValues((before) => ({ ...before, ...values }))
      // What is taken away was not left in what takes its place later.
      setLeft((before) => {
        const stays = [...before].filter((path) => !(rootOf(path) in values) || isThere(values, path))
        return stays.length === before.size ? before : new Set(stays)
      })
    },
    leave: (path) => {
      const wasThere = hasRow(latest.current, path)
      afterPress(() => {
        // By that press its row may have been taken away: it was not left in what takes its place later.
        if (!wasThere || hasRow(latest.current, path)) setLeft((before) => new Set(before).add(path))
      })
    },
    submit: (element) => {
      form.current = element
      setTried(formik.values)
      void formik.submitForm().then(async () => focusFirst(element, Object.keys(await formik.validateForm())))
    },
    settle: (values, base) => {
      formik.resetForm({ values: base })
      setLeft(new Set())
      setTried(null)
      void formik.setValues(values)
    },
  }
}
