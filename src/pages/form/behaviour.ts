import type { FormikContextType } from 'formik'
import { focusFirst } from '../../ui/form/focusFirst.ts'

/** Whether what is wrong with a field is said: from when the field was left, or the form submitted. */
export const isJudged = <V>({ touched, submitCount }: FormikContextType<V>, name: string): boolean =>
  submitCount > 0 || Boolean((touched as Record<string, unknown>)[name])

/** Submits a form; when something in it is wrong, the person is brought to the first of it. */
export const submitted = async <V>(
  { submitForm, validateForm }: FormikContextType<V>,
  form: HTMLFormElement | null,
): Promise<void> => {
  await submitForm()
  focusFirst(form, Object.keys(await validateForm()))
}
