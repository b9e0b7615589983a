import type { Field } from '../../../machines/fields/fields.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { askedOf } from '../../../machines/kernel/payloads.ts'
import { formFields, typedField } from '../../shared/area/names.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import { making } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'
import type { ImportField } from '../../shared/endpoints/answers/imports.ts'
import type { Tell } from '../../shared/format/fieldText.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { isRead } from './values.ts'

/** What a row of a file is read for: the fields that a person would fill in, in the order of their form. */
export interface ImportForm {
  area: Area
  fields: Readonly<Record<string, Field>>
}

const fieldsOf = ({ lifecycles }: Host, area: Area, kind: string): [string, Field][] => {
  if (!area.lifecycle) return formFields(area).map((name) => [name, typedField(area.fields[name]!)])
  const asks = askedOf(lifecycles.get(area.id)!.asks ?? {}, kind)
  const grouped = area.lifecycle.sections?.flatMap(({ fields }) => fields) ?? []
  return [...new Set([...grouped, ...Object.keys(asks)])].flatMap((name) => (asks[name] ? [[name, asks[name]]] : []))
}

/** The form of an area for who may fill it in; null for anybody else. */
export const formFor = (host: Host, id: string, caller: Caller): ImportForm | null => {
  const area = host.areas.find((one) => one.id === id)
  const { permissions = [], kind } = caller
  const needed = area?.imported && making(area)
  if (!needed || !grants(permissions, needed) || !mayEnter(area, permissions)) return null
  return { area, fields: Object.fromEntries(fieldsOf(host, area, kind).filter(([, field]) => isRead(field))) }
}

/** @throws HttpError NOT_FOUND, FORBIDDEN */
export const formAskedFor = (host: Host, id: string, caller: Caller): ImportForm => {
  const area = host.areas.find((one) => one.id === id)
  if (!area?.imported) throw notFound()
  const form = formFor(host, id, caller)
  if (!form) throw forbidden(making(area)!)
  return form
}

export const labelOf = (t: Tell, { area }: ImportForm, name: string): string => t(`${area.name}:fields.${name}`)

export const toldFields = (t: Tell, form: ImportForm): ImportField[] =>
  Object.entries(form.fields).map(([name, { required = false }]) => ({ name, label: labelOf(t, form, name), required }))
