import { asks, choice, field, needed, page, said, section } from './builders.ts'
import { happenedOn, phone, policyNumber } from './common.ts'

/** How a customer found the handling of a claim; two languages are not there yet. */
export const feedback = asks(
  page('feedback', { en: 'Your claim and we' }, [
    policyNumber,
    field(
      'option',
      'speed',
      { en: 'How fast were we?' },
      {
        look: 'radio',
        options: [
          { value: 'fast', label: { en: 'Faster than expected' } },
          { value: 'right', label: { en: 'As expected' } },
          { value: 'slow', label: { en: 'Too slow' } },
        ],
        key: true,
        ...needed,
      },
    ),
    field('longText', 'better', { en: 'What should we do better?' }, { max: 1000 }),
  ]),
)

/** Help on the road; one of its labels has been forgotten. */
export const roadside = asks(
  page('help', said('Help on the road', 'Bantuan darurat', 'Cứu hộ trên đường'), [
    section('call', said('What happened', 'Yang terjadi', 'Diễn biến'), 2, [
      policyNumber,
      happenedOn('calledOn', 'Day of the call', 'Tanggal panggilan', 'Ngày gọi'),
      field('option', 'help', said('What is needed', 'Yang dibutuhkan', 'Cần hỗ trợ'), {
        look: 'radio',
        options: [
          choice('towing', 'Towing', 'Derek', 'Kéo xe'),
          choice('battery', 'Battery', 'Aki', 'Ắc quy'),
          choice('tyre', 'Change of a tyre', 'Ganti ban', 'Thay lốp'),
        ],
        key: true,
        ...needed,
      }),
      phone,
      field('text', 'standsAt', {}, { max: 120, ...needed }),
    ]),
  ]),
)
