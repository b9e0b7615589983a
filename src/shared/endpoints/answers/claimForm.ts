import type { Binding, Verdict } from '../../forms/binding.ts'
import type { Definition } from '../../forms/definition.ts'

/** A binding with what its form is called. */
export interface NamedBinding extends Binding {
  name: string
  form: string
  formName: string
  /** The live version of the form. */
  version: string | null
}

/** A form as the bindings of today give it to claims. */
export interface FormTemplate {
  uuid: string
  name: string
  code: string
  form: string
  version: number
  partner: string | null
  insurer: string | null
  category: string | null
  claimType: string | null
  validFrom: string
  validUntil: string | null
}

export interface ClaimFormAnswers {
  'claim_form.explain': Verdict<NamedBinding>
  'partnership.listFormTemplates': FormTemplate[]
  'partnership.detailFormTemplate': FormTemplate & { definition: Definition; hash: string }
}
