import type { CountryCode } from './countries.ts';

/** How a telephone number and an address are written where the customer is. Only ever shown as an example. */
export const CONTACT_EXAMPLES: Record<CountryCode, { phone: string; address: string }> = {
  US: { phone: '(212) 555-0142', address: '350 Fifth Avenue, Floor 21, New York, NY 10118' },
  KR: { phone: '010-1234-5678', address: '서울특별시 성동구 연무장길 12, 3층 (04782)' },
  AU: { phone: '0491 570 156', address: '12/48 Crown Street, Surry Hills NSW 2010' },
  VN: { phone: '091 234 56 78', address: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh' },
  CN: { phone: '138 0013 8000', address: '上海市静安区南京西路1266号12楼' },
  MY: { phone: '012-345 6789', address: '12, Jalan Telawi 3, Bangsar, 59100 Kuala Lumpur' },
};
