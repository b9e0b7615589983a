import { banks } from '../banks.ts'
import type { FormField, FormFieldOf } from '../../../shared/forms/definition.ts'
import { choice, contact, field, named, needed, personal, said, section } from './builders.ts'

/** What many forms ask alike. */

export const policyNumber = field('text', 'policyNumber', said('Policy number', 'Nomor polis', 'Số hợp đồng'), {
  max: 30,
  key: true,
  ...needed,
})

export const phone = field('phone', 'phone', said('Phone number', 'Nomor telepon', 'Số điện thoại'), {
  ...needed,
  ...contact,
})

export const email = field('email', 'email', said('E-mail', 'Surel', 'Email'), contact)

const identity: FormField[] = [
  field('text', 'fullName', said('Full name', 'Nama lengkap', 'Họ và tên'), {
    max: 120,
    rule: 'fullName',
    ...needed,
    ...personal,
  }),
  field('date', 'birthDate', said('Date of birth', 'Tanggal lahir', 'Ngày sinh'), {
    until: 0,
    ...needed,
    ...personal,
  }),
  phone,
  email,
]

export const insured = section('insured', said('Insured person', 'Tertanggung', 'Người được bảo hiểm'), 2, identity)

export const claimant = section('claimant', said('Who claims', 'Yang mengajukan klaim', 'Người yêu cầu'), 2, [
  policyNumber,
  ...identity.filter(({ name }) => name !== 'birthDate'),
])

export const company = field('text', 'company', said('Company', 'Perusahaan', 'Công ty'), {
  max: 120,
  key: true,
  ...needed,
})

export const happenedOn = (name: string, en: string, id: string, vi: string): FormFieldOf<'date'> =>
  field('date', name, said(en, id, vi), { from: -365, until: 0, key: true, ...needed })

export const rupiah = (
  name: string,
  label: FormField['label'],
  own: Partial<FormFieldOf<'money'>> = {},
): FormFieldOf<'money'> => field('money', name, label, { currency: 'IDR', min: 0, ...needed, ...own })

export const papers = (
  name: string,
  label: FormField['label'],
  own: Partial<FormFieldOf<'file'>> = {},
): FormFieldOf<'file'> =>
  field('file', name, label, { kinds: ['image', 'pdf'], megabytes: 5, of: 'each', max: 10, ...needed, ...own })

export const bankAccount = (
  label: FormField['label'],
  own: Partial<FormFieldOf<'bankAccount'>> = {},
): FormFieldOf<'bankAccount'> =>
  field('bankAccount', 'bankAccount', label, {
    options: banks.map(([code, name, min, max]) => ({ value: code, label: named(name), min, max })),
    ...needed,
    ...personal,
    ...own,
  })

export const signature = field('signature', 'signature', said('Signature', 'Tanda tangan', 'Chữ ký'), {
  ...needed,
  ...personal,
})

export const declared = field(
  'flag',
  'declared',
  said('All of this is true', 'Semua ini benar', 'Tất cả điều này là đúng'),
  needed,
)

export const truth = field('explanation', 'truth', said('Truth', 'Kebenaran', 'Trung thực'), {
  text: said(
    'What is declared wrongly may end the cover from its beginning.',
    'Pernyataan yang tidak benar dapat mengakhiri pertanggungan sejak awal.',
    'Khai báo sai có thể làm chấm dứt bảo hiểm từ đầu.',
  ),
})

export const provinceOfIndonesia = field('province', 'province', said('Province', 'Provinsi', 'Tỉnh'), {
  countries: ['ID'],
  ...needed,
})

export const relation = field('option', 'relation', said('Relation', 'Hubungan', 'Quan hệ'), {
  look: 'list',
  options: [
    choice('spouse', 'Spouse', 'Suami atau istri', 'Vợ hoặc chồng'),
    choice('child', 'Child', 'Anak', 'Con'),
    choice('parent', 'Parent', 'Orang tua', 'Cha hoặc mẹ'),
    choice('sibling', 'Sibling', 'Saudara kandung', 'Anh chị em ruột'),
    choice('other', 'Another', 'Lainnya', 'Khác'),
  ],
  ...needed,
})
