const indonesia = `
  AC Aceh|BA Bali|BB Kepulauan Bangka Belitung|BE Bengkulu|BT Banten|GO Gorontalo|JA Jambi|JB Jawa Barat|JI Jawa Timur|JK DKI Jakarta|
  JT Jawa Tengah|KB Kalimantan Barat|KI Kalimantan Timur|KR Kepulauan Riau|KS Kalimantan Selatan|KT Kalimantan Tengah|KU Kalimantan Utara|
  LA Lampung|MA Maluku|MU Maluku Utara|NB Nusa Tenggara Barat|NT Nusa Tenggara Timur|PA Papua|PB Papua Barat|PD Papua Barat Daya|
  PE Papua Pegunungan|PS Papua Selatan|PT Papua Tengah|RI Riau|SA Sulawesi Utara|SB Sumatera Barat|SG Sulawesi Tenggara|
  SN Sulawesi Selatan|SR Sulawesi Barat|SS Sumatera Selatan|ST Sulawesi Tengah|SU Sumatera Utara|YO DI Yogyakarta
`

/** Those that there are since 1 July 2025, each under the code of the one whose name it kept. */
const vietnam = `
  01 Lai Châu|02 Lào Cai|04 Cao Bằng|05 Sơn La|07 Tuyên Quang|09 Lạng Sơn|13 Quảng Ninh|18 Ninh Bình|21 Thanh Hóa|22 Nghệ An|23 Hà Tĩnh|
  25 Quảng Trị|26 Huế|29 Quảng Ngãi|30 Gia Lai|33 Đắk Lắk|34 Khánh Hòa|35 Lâm Đồng|37 Tây Ninh|39 Đồng Nai|44 An Giang|45 Đồng Tháp|
  49 Vĩnh Long|56 Bắc Ninh|59 Cà Mau|66 Hưng Yên|68 Phú Thọ|69 Thái Nguyên|71 Điện Biên|CT Cần Thơ|DN Đà Nẵng|HN Hà Nội|HP Hải Phòng|
  SG Thành phố Hồ Chí Minh
`

const read = (country: string, entries: string): [string, string][] =>
  entries
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => [`${country}-${entry.slice(0, 2)}`, entry.slice(3)])

const byName = (one: [string, string], other: [string, string]): number => one[1].localeCompare(other[1], 'vi')

/** Of which countries the provinces are known. */
export const dividedCountries = ['ID', 'VN'] as const

export type DividedCountry = (typeof dividedCountries)[number]

const provinces: Readonly<Record<DividedCountry, ReadonlyMap<string, string>>> = {
  ID: new Map(read('ID', indonesia).toSorted(byName)),
  VN: new Map(read('VN', vietnam).toSorted(byName)),
}

/** The provinces of some countries by their codes of ISO 3166-2, those of each in the order of their names. */
export const provincesOf = (countries: readonly DividedCountry[]): string[] =>
  dividedCountries.flatMap((country) => (countries.includes(country) ? [...provinces[country].keys()] : []))

export const countryOf = (province: string): DividedCountry | null =>
  dividedCountries.find((country) => provinces[country].has(province)) ?? null

/** What a province calls itself; what is no province's code stays as it is. */
export const provinceName = (code: string): string => {
  const country = countryOf(code)
  return (country && provinces[country].get(code)) ?? code
}
