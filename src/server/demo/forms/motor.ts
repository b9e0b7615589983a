import { asks, choice, field, isOne, isYes, needed, page, said, section, table } from './builders.ts'
import { declared, insured, papers, policyNumber, provinceOfIndonesia, rupiah, signature } from './common.ts'

const plate = field('text', 'plate', said('Licence plate', 'Nomor polisi', 'Biển số xe'), {
  max: 12,
  rule: 'plateIndonesian',
  key: true,
  ...needed,
})

/** What is asked before a vehicle is covered; its premium is reckoned by the rate of what is chosen. */
export const motorProposal = asks(
  page('vehicle', said('The vehicle', 'Kendaraan', 'Xe'), [
    insured,
    section('car', said('Vehicle', 'Kendaraan', 'Xe'), 2, [
      plate,
      field('text', 'model', said('Make and model', 'Merek dan tipe', 'Hãng và dòng xe'), { max: 80, ...needed }),
      field('number', 'year', said('Year of make', 'Tahun pembuatan', 'Năm sản xuất'), {
        decimals: 0,
        min: 1990,
        max: 2030,
        ...needed,
      }),
      field('text', 'chassis', said('Chassis number', 'Nomor rangka', 'Số khung'), {
        max: 17,
        min: 17,
        own: {
          pattern: '[A-HJ-NPR-Z0-9]{17}',
          said: said(
            '17 capital letters and digits, without I, O and Q',
            '17 huruf besar dan angka, tanpa I, O, dan Q',
            '17 chữ in hoa và chữ số, không có I, O và Q',
          ),
        },
        ...needed,
      }),
      field('option', 'use', said('Use', 'Penggunaan', 'Mục đích sử dụng'), {
        look: 'radio',
        options: [
          choice('private', 'Private', 'Pribadi', 'Cá nhân'),
          choice('business', 'Business', 'Usaha', 'Kinh doanh'),
          choice('hire', 'For hire', 'Disewakan', 'Cho thuê'),
        ],
        ...needed,
      }),
      provinceOfIndonesia,
    ]),
  ]),
  page('cover', said('The cover', 'Pertanggungan', 'Phạm vi bảo hiểm'), [
    section('wanted', said('What is covered', 'Yang dipertanggungkan', 'Nội dung bảo hiểm'), 2, [
      rupiah('value', said('Sum insured', 'Uang pertanggungan', 'Số tiền bảo hiểm'), { min: 1_000_000, key: true }),
      field('option', 'cover', said('Type of cover', 'Jenis pertanggungan', 'Loại bảo hiểm'), {
        look: 'radio',
        options: [
          choice('comprehensive', 'Comprehensive', 'Komprehensif', 'Toàn diện'),
          choice('totalLoss', 'Total loss only', 'Kerugian total (TLO)', 'Chỉ tổn thất toàn bộ'),
        ],
        key: true,
        ...needed,
      }),
      field('options', 'extensions', said('Extensions', 'Perluasan jaminan', 'Mở rộng bảo hiểm'), {
        options: [
          choice('flood', 'Flood and storm', 'Banjir dan angin topan', 'Lũ lụt và bão'),
          choice('earthquake', 'Earthquake', 'Gempa bumi', 'Động đất'),
          choice('riot', 'Riot and strike', 'Huru-hara dan kerusuhan', 'Bạo loạn và đình công'),
          choice('liability', 'Liability to others', 'Tanggung jawab hukum', 'Trách nhiệm đối với bên thứ ba'),
        ],
      }),
      field('dateRange', 'period', said('Period of insurance', 'Periode asuransi', 'Thời hạn bảo hiểm'), {
        from: 0,
        until: 400,
        ...needed,
      }),
    ]),
    section('reckoned', said('Indication of the premium', 'Perkiraan premi', 'Phí dự kiến'), 3, [
      field('calculated', 'rate', said('Rate', 'Tarif', 'Tỷ lệ phí'), {
        value: {
          when: isOne('cover', 'comprehensive'),
          then: { when: { not: isOne('use', 'private') }, then: 3.1, otherwise: 2.4 },
          otherwise: 0.6,
        },
        shown: 'percent',
        decimals: 2,
      }),
      field('calculated', 'premium', said('Premium of a year', 'Premi setahun', 'Phí một năm'), {
        value: {
          op: 'divide',
          of: [{ op: 'multiply', of: [{ field: 'value' }, { field: 'rate' }] }, 100],
        },
        shown: 'money',
        decimals: 0,
        currency: 'IDR',
        key: true,
      }),
    ]),
    section('past', said('Claims of the last three years', 'Klaim tiga tahun terakhir', 'Bồi thường ba năm qua'), 1, [
      field('flag', 'claimed', said('Were there any?', 'Apakah ada?', 'Có hay không?'), {}),
      {
        ...table(
          'claims',
          said('Earlier claims', 'Klaim sebelumnya', 'Các lần bồi thường trước'),
          [0, 10],
          [
            field('date', 'claimDay', said('Day', 'Tanggal', 'Ngày'), { until: 0, ...needed }),
            field('text', 'claimCause', said('Cause', 'Penyebab', 'Nguyên nhân'), { max: 120, ...needed }),
            rupiah('claimAmount', said('Amount', 'Jumlah', 'Số tiền')),
          ],
        ),
        visible: isYes('claimed'),
      },
    ]),
    papers('registration', said('Registration of the vehicle', 'STNK kendaraan', 'Đăng ký xe')),
    declared,
  ]),
)

const side = (name: string, en: string, id: string, vi: string) =>
  field('photo', name, said(en, id, vi), { megabytes: 8, max: 2, ...needed })

/** What a surveyor writes down who looks at a vehicle before its cover begins. */
export const vehicleInspection = asks(
  page('vehicle', said('The vehicle', 'Kendaraan', 'Xe'), [
    section('inspected', said('Inspection', 'Inspeksi', 'Giám định'), 2, [
      policyNumber,
      plate,
      field('date', 'inspectedOn', said('Day', 'Tanggal', 'Ngày'), { from: -14, until: 0, key: true, ...needed }),
      field('time', 'inspectedAt', said('Time', 'Pukul', 'Giờ'), needed),
      field('number', 'mileage', said('Mileage', 'Jarak tempuh', 'Số km đã đi'), {
        decimals: 0,
        min: 0,
        max: 2_000_000,
        unit: said('km', 'km', 'km'),
        ...needed,
      }),
      field('option', 'condition', said('Condition', 'Kondisi', 'Tình trạng'), {
        look: 'radio',
        options: [
          choice('good', 'Good', 'Baik', 'Tốt'),
          choice('worn', 'Worn', 'Cukup', 'Trung bình'),
          choice('damaged', 'Damaged', 'Rusak', 'Hư hại'),
        ],
        key: true,
        ...needed,
      }),
    ]),
    {
      ...table(
        'defects',
        said('Damage that is there', 'Kerusakan yang ada', 'Hư hại hiện có'),
        [1, 20],
        [
          field('text', 'defectPart', said('Part', 'Bagian', 'Bộ phận'), { max: 60, ...needed }),
          field('longText', 'defect', said('What is damaged', 'Kerusakannya', 'Mô tả hư hại'), { max: 300, ...needed }),
        ],
      ),
      visible: isOne('condition', 'damaged'),
    },
  ]),
  page('photos', said('Photos', 'Foto', 'Ảnh'), [
    section('sides', said('From all sides', 'Dari semua sisi', 'Từ mọi phía'), 2, [
      side('front', 'Front', 'Depan', 'Phía trước'),
      side('rear', 'Rear', 'Belakang', 'Phía sau'),
      side('left', 'Left side', 'Sisi kiri', 'Bên trái'),
      side('right', 'Right side', 'Sisi kanan', 'Bên phải'),
    ]),
    signature,
  ]),
)
