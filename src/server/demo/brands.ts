/** Companies that bring customers: none is a real one. */
export interface Brand {
  name: string
  legal: string
  does: string
  categories: readonly string[]
  country: 'ID' | 'VN'
  colour: string
}

const brand = (
  country: Brand['country'],
  name: string,
  legal: string,
  colour: string,
  categories: Brand['categories'],
  does: string,
): Brand => ({ country, name, legal, colour, categories, does })

export const brands: readonly Brand[] = [
  brand('ID', 'Griya Mitra', 'PT Griya Mitra Pembiayaan', '#0e7490', ['MULTIFINANCE'], 'Home and renovation loans'),
  brand(
    'ID',
    'Lumbung Bersama',
    'Koperasi Lumbung Bersama',
    '#4d7c0f',
    ['COOPERATIVE'],
    'Savings and loans of farmers',
  ),
  brand(
    'ID',
    'Pesona Finance',
    'PT Pesona Multi Finance',
    '#be185d',
    ['MULTIFINANCE', 'RETAIL'],
    'Electronics by instalments',
  ),
  brand(
    'ID',
    'Tiketin',
    'PT Tiket Lintas Nusantara',
    '#0057b8',
    ['TRAVEL', 'ECOMMERCE'],
    'Train, bus and flight tickets',
  ),
  brand('ID', 'Keliling', 'PT Keliling Nusa Wisata', '#00796b', ['TRAVEL'], 'Tours and hotel rooms'),
  brand(
    'ID',
    'Warungku',
    'PT Warung Digital Indonesia',
    '#d84315',
    ['ECOMMERCE', 'RETAIL'],
    'Goods for neighbourhood shops',
  ),
  brand('ID', 'Borongan', 'PT Borongan Grosir Daring', '#6a1b9a', ['ECOMMERCE'], 'Wholesale on the web'),
  brand(
    'ID',
    'Pasar Laut',
    'PT Pasar Laut Segar',
    '#01579b',
    ['ECOMMERCE', 'LOGISTICS'],
    'Fish from the quay to the kitchen',
  ),
  brand('ID', 'Kirim Cepat', 'PT Kirim Cepat Sentosa', '#c62828', ['LOGISTICS'], 'Parcels within two days'),
  brand('ID', 'Gudangin', 'PT Gudang Bersama Raya', '#37474f', ['LOGISTICS'], 'Warehouses by the pallet'),
  brand('ID', 'Angkutin', 'PT Angkut Cipta Mandiri', '#2e7d32', ['TRANSPORT'], 'Lorries on call'),
  brand(
    'ID',
    'Lintas Rel',
    'PT Lintas Rel Komuter',
    '#b71c1c',
    ['TRANSPORT', 'TRAVEL'],
    'Commuter trains of the coast',
  ),
  brand('ID', 'Bus Merpati', 'PO Merpati Jaya Trans', '#1565c0', ['TRANSPORT'], 'Night buses across Java'),
  brand('ID', 'Pulsaku', 'PT Pulsa Kita Bersama', '#ad1457', ['TELECOMMUNICATION'], 'Prepaid phones and data'),
  brand(
    'ID',
    'Sinyal Nusa',
    'PT Sinyal Nusa Telekom',
    '#283593',
    ['TELECOMMUNICATION'],
    'Mobile network of the islands',
  ),
  brand('ID', 'Gawai Plaza', 'PT Gawai Plaza Elektronik', '#ef6c00', ['RETAIL'], 'Phones and tablets in malls'),
  brand('ID', 'Toko Terang', 'PT Terang Ritel Utama', '#f9a825', ['RETAIL'], 'Household appliances'),
  brand('ID', 'Sehati Klinik', 'PT Sehati Medika Keluarga', '#00838f', ['HEALTHCARE'], 'Family clinics'),
  brand('ID', 'Apotek Rimba', 'PT Rimba Farma Sejahtera', '#388e3c', ['HEALTHCARE', 'RETAIL'], 'Chemists and vitamins'),
  brand('ID', 'DanaTani', 'PT Dana Tani Digital', '#558b2f', ['FINTECH', 'COOPERATIVE'], 'Loans until the harvest'),
  brand('ID', 'Cicil Pintar', 'PT Cicil Pintar Teknologi', '#5e35b1', ['FINTECH'], 'Pay in three parts'),
  brand('ID', 'Dompet Biru', 'PT Dompet Biru Nusantara', '#0277bd', ['FINTECH'], 'Wallet on the phone'),
  brand('ID', 'Motorindo', 'PT Motorindo Artha Finance', '#3e2723', ['MULTIFINANCE'], 'Motorcycles by instalments'),
  brand('ID', 'Bank Merapi', 'PT Bank Merapi Utama', '#c2410c', ['BANK'], 'Consumer and mortgage loans'),
  brand('ID', 'Agen Sahabat', 'PT Agen Sahabat Keluarga', '#827717', ['AGENCY'], 'Insurance agents of the villages'),
  brand('ID', 'Lindungi', 'PT Lindungi Agensi Digital', '#00695c', ['AGENCY', 'FINTECH'], 'Agents with an app'),
  brand(
    'VN',
    'Sông Hương Travel',
    'Công ty TNHH Du lịch Sông Hương',
    '#00695c',
    ['TRAVEL'],
    'Journeys along the coast',
  ),
  brand(
    'VN',
    'Mê Kông Express',
    'Công ty Cổ phần Vận tải Mê Kông',
    '#1b5e20',
    ['TRANSPORT', 'LOGISTICS'],
    'Buses and parcels of the delta',
  ),
  brand('VN', 'Hoa Mai Mart', 'Công ty Cổ phần Bán lẻ Hoa Mai', '#f57f17', ['RETAIL'], 'Shops round the corner'),
  brand('VN', 'Chợ Nhanh', 'Công ty Cổ phần Thương mại Chợ Nhanh', '#d32f2f', ['ECOMMERCE'], 'Market on the web'),
  brand('VN', 'Ví Sen', 'Công ty Cổ phần Công nghệ Ví Sen', '#ad1457', ['FINTECH'], 'Wallet and transfers'),
  brand('VN', 'Bưu Kiện Việt', 'Công ty TNHH Bưu Kiện Việt', '#e65100', ['LOGISTICS'], 'Parcels in the cities'),
  brand('VN', 'An Khang Clinic', 'Công ty Cổ phần Y tế An Khang', '#0097a7', ['HEALTHCARE'], 'Clinics for families'),
  brand(
    'VN',
    'Sóng Việt Mobile',
    'Công ty Cổ phần Viễn thông Sóng Việt',
    '#303f9f',
    ['TELECOMMUNICATION'],
    'Phones and contracts',
  ),
  brand('VN', 'Tín Phát Finance', 'Công ty Tài chính Tín Phát', '#4e342e', ['MULTIFINANCE'], 'Scooters by instalments'),
  brand('VN', 'Đại lý Bình An', 'Công ty TNHH Đại lý Bình An', '#6d4c41', ['AGENCY'], 'Insurance agents'),
]
