/** Who runs this site. Replace the values of this file before going live: footer, terms and mails show them. */
export const COMPANY = {
  name: 'Softbox Studio',
  representative: 'Hana Seo',
  registrationNumber: '123-45-67890',
  address: '42 Yeonmujang-gil, Seongdong-gu, Seoul 04782, Korea',
  phones: { AU: '+61 2 5550 0142', KR: '+82 2-555-0142', MY: '+60 3-5550 0142' },
  email: 'hello@softbox.example',
  socialUrl: 'https://instagram.example/softbox.studio',
} as const;
