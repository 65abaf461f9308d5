import type { CountryCode } from '@softbox/config/countries';
import { type Chance, pick } from './chance.ts';

export interface Person {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  brand: string;
}

const FAMILY = {
  ko: ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'],
  en: ['Smith', 'Nguyen', 'Tan', 'Lee', 'Garcia', 'Brown', 'Wong', 'Davis', 'Tran', 'Chen'],
};
const GIVEN = {
  ko: ['민지', '서준', '지우', '하은', '도윤', '수아', '예준', '서연', '현우', '유진'],
  en: ['Anna', 'Minh', 'Grace', 'Daniel', 'Linh', 'Oliver', 'Mei', 'Sofia', 'Hai', 'Emily'],
};
const BRANDS = ['민지네 부엌', '달빛상회', 'Blue Door Café', 'Sage & Stone', '온유', 'Little Fern', ''];

/** Nobody there is: names from lists, addresses that no mail reaches. */
export function personFrom(chance: Chance, country: CountryCode, handle: string): Person {
  const script = country === 'KR' ? 'ko' : 'en';
  const lastName = pick(chance, FAMILY[script]);
  const firstName = pick(chance, GIVEN[script]);
  const digits = () => String(Math.floor(chance() * 10_000)).padStart(4, '0');
  return {
    firstName,
    lastName,
    name: script === 'ko' ? `${lastName}${firstName}` : `${firstName} ${lastName}`,
    email: `${handle}@demo.example`,
    phone: country === 'KR' ? `010-${digits()}-${digits()}` : `+1 555 ${digits()}`,
    brand: pick(chance, BRANDS),
  };
}
