/** Cities with the first six digits of identity numbers issued there, and districts with a bank branch. */
export const places = [
  { city: 'Jakarta Selatan', code: '317407', branches: ['Kebayoran Baru', 'Tebet', 'Cilandak'] },
  { city: 'Jakarta Pusat', code: '317106', branches: ['Menteng', 'Tanah Abang', 'Cikini'] },
  { city: 'Jakarta Barat', code: '317308', branches: ['Kebon Jeruk', 'Puri Indah'] },
  { city: 'Bandung', code: '327309', branches: ['Dago', 'Asia Afrika', 'Buah Batu'] },
  { city: 'Bekasi', code: '327505', branches: ['Bekasi Timur', 'Summarecon'] },
  { city: 'Bogor', code: '327103', branches: ['Pajajaran', 'Tajur'] },
  { city: 'Tangerang Selatan', code: '367404', branches: ['Bintaro', 'BSD City'] },
  { city: 'Semarang', code: '337408', branches: ['Simpang Lima', 'Pandanaran'] },
  { city: 'Yogyakarta', code: '347105', branches: ['Malioboro', 'Gejayan'] },
  { city: 'Surabaya', code: '357802', branches: ['Darmo', 'Kertajaya', 'Rungkut'] },
  { city: 'Malang', code: '357304', branches: ['Ijen', 'Kayutangan'] },
  { city: 'Denpasar', code: '517103', branches: ['Renon', 'Teuku Umar'] },
  { city: 'Medan', code: '127116', branches: ['Polonia', 'Gatot Subroto'] },
  { city: 'Palembang', code: '167106', branches: ['Sudirman', 'Ilir Barat'] },
  { city: 'Pekanbaru', code: '147107', branches: ['Sukajadi', 'Tampan'] },
  { city: 'Balikpapan', code: '647103', branches: ['Klandasan', 'Sepinggan'] },
  { city: 'Banjarmasin', code: '637104', branches: ['Lambung Mangkurat', 'Kayu Tangi'] },
  { city: 'Makassar', code: '737102', branches: ['Panakkukang', 'Losari'] },
  { city: 'Manado', code: '717105', branches: ['Sam Ratulangi', 'Megamas'] },
] as const

export type Place = (typeof places)[number]
