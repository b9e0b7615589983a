import { perObject } from '../../../machines/kernel/perObject.ts'
import { locales } from '../locales.ts'
import type { FormField } from './definition.ts'

/** What a field might ask for, by words that its name and its labels have then; the first that fits. */
const topics = {
  report: /report|laporan|biên bản/,
  certificate: /certificate|\bakta\b|chứng tử/,
  quotation: /quot(e|ation)|penawaran|báo giá/,
  claimNumber: /claim (number|no)|nomor klaim|số hồ sơ bồi thường/,
  loan: /\bloan\b|kredit|pinjaman|khoản vay/,
  policyNumber: /policy ?(number|no)|nomor polis\b|số hợp đồng/,
  customerNumber: /customer (number|no)|nomor nasabah|mã khách hàng/,
  imei: /\bimei\b/,
  chassis: /chassis|nomor rangka|số khung/,
  identityNumber: /identity|\bktp\b|\bnik\b|giấy tờ tùy thân|căn cước/,
  taxNumber: /\btax\b|npwp|mã số thuế/,
  account: /account (number|no)|nomor rekening|số tài khoản/,
  flight: /flight|penerbangan|chuyến bay/,
  vessel: /vessel|\bship\b|kapal|tên tàu/,
  plate: /\bplate\b|nomor polisi|biển số/,
  garage: /garage|workshop|\brepair|bengkel|xưởng|where is it now|diperbaiki/,
  hospital: /hospital|clinic|rumah sakit|bệnh viện/,
  diagnosis: /diagnos|treatment|illness|symptom|perawatan|điều trị/,
  birth: /birth|born|lahir|ngày sinh/,
  bought: /bought|purchase|dibeli|ngày mua/,
  period: /period|validity|periode|masa berlaku|thời hạn/,
  height: /height|tinggi badan|chiều cao/,
  weight: /weight|berat badan|cân nặng/,
  cigarettes: /cigarette|rokok|điếu/,
  mileage: /mileage|odometer|jarak tempuh|số km/,
  year: /year of|tahun pembuatan|năm sản xuất/,
  records: /records|data pribadi/,
  nights: /\b(nights?|days?|hours?)\b|malam|\bjam\b|đêm|số giờ/,
  part: /\bparts?\b|which one|pieces|bộ phận/,
  share: /\bshare\b|\bowned\b|\bbagian\b|tỷ lệ/,
  losses: /\blosses\b|số tổn thất/,
  vehicle: /make and model|merek|dòng xe/,
  device: /device|\bmodel\b|dòng máy/,
  contract: /contract|turnover|equity|kontrak|ekuitas|omzet/,
  salary: /salary|wage|\bgaji\b|lương/,
  premium: /premium|\bpremi\b|phí bảo hiểm/,
  goods: /\bgoods\b|cargo|uraian|hàng hóa|invoice|faktur/,
  expense: /for what|untuk apa|receipt|expense|kuitansi/,
  item: /\bitems?\b|\bbarang\b/,
  sum: /sum insured|\bvalue\b|\bcost of|building|contents|\bstock\b|pertanggungan|\bnilai\b/,
  damage: /damage|defect|kerusakan|hư hại/,
  course: /kronologi|course of events/,
  circumstances: /special circumstances|keadaan khusus|tình tiết/,
  measures: /instead|gantinya|watched|pengawasan/,
  called: /when and why|kapan dan mengapa/,
  happening: /cause|happen|accident|incident|describe|^account$|story|penyebab|kejadian|diễn biến/m,
  why: /\bwhy\b|reason|alasan|mengapa|lý do/,
  website: /website|situs|\burl\b/,
  position: /office|occupation|position|jabatan|pekerjaan|chức vụ/,
  street: /address|street|place|location|where|alamat|jalan|lokasi|địa chỉ|\bdi mana\b|ở đâu/,
  city: /\b(city|town|branch)\b|\bkota\b|thành phố/,
  postcode: /postcode|zip|kode pos|mã bưu/,
  authority: /obligee|authority|bên nhận bảo lãnh/,
  bank: /\bbank\b|lender|ngân hàng/,
  insurer: /insurer|perusahaan asuransi|công ty bảo hiểm/,
  company: /company|employer|principal|perusahaan|công ty/,
  destination: /^to$|destination|tujuan|điểm đến/m,
  person: /name|insured|holder|driver|contact|customer|person|\bwho\b|\bnama\b|tertanggung|họ tên|tên/,
} as const satisfies Record<string, RegExp>

export type Topic = keyof typeof topics

const found = perObject(({ name, label }: FormField): Topic | null => {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const said = [words, ...locales.map((locale) => label[locale] ?? '')].join('\n').toLowerCase()
  return (Object.keys(topics) as Topic[]).find((topic) => topics[topic].test(said)) ?? null
})

/** What a field is about, as far as its rule, its name or its labels tell. */
export const topicOf = (field: FormField): Topic | null => {
  if (field.type === 'text' && field.rule?.startsWith('plate')) return 'plate'
  if (field.type === 'text' && field.rule === 'url') return 'website'
  const topic = found(field)
  const isOfPerson = field.type === 'text' && (field.rule === 'fullName' || field.rule === 'nameVietnamese')
  return isOfPerson && topic !== 'company' ? 'person' : topic
}
