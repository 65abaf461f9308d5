// Made by `npm run imagery:web`: not to be edited.
import type { Picture } from '../pictures.ts';

export const bakery: Picture = {
  name: 'bakery',
  version: '5c776abe',
  width: 1280,
  height: 1600,
  color: '#98c8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZgCdAD0eeIAAP7e6Igfs990WU6e0bloEk2IBQxtEAAA',
};

export const bakeryDetail: Picture = {
  name: 'bakery-detail',
  version: '4bba6441',
  width: 800,
  height: 1000,
  color: '#a8c8d8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJZACdAD0h3CUgAD+3uiIH4Kf0uDthAy3gY1+eMgZqFAUMbRAAA==',
};

export const burger: Picture = {
  name: 'burger',
  version: '1a4ae049',
  width: 1280,
  height: 1600,
  color: '#f85868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoGAAgABABoJbACdADzAgAA3P+6szO//wftWmuW5rOqjsbvv88nL8RS9+mHEAAA',
};

export const burgerDetail: Picture = {
  name: 'burger-detail',
  version: '9520a602',
  width: 800,
  height: 1000,
  color: '#e88848',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABUB8JbACdLoAArdzHeAA9uB6XVHFfrtCMu0n13i0aX25Wg+AAAA=',
};

export const cake: Picture = {
  name: 'cake',
  version: '50ee06ce',
  width: 1280,
  height: 1600,
  color: '#a8b8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJYwAAl1eK5wAAP5nhu8FEs/Eusc8XIa3HMTu1elAoAAA',
};

export const cakeDetail: Picture = {
  name: 'cake-detail',
  version: '14574227',
  width: 800,
  height: 1000,
  color: '#a8b8c8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJYwCdAEWUBchwwAA/gEuk0hVUHs5LNuWOw6oQRZT0hGviwfIHCSAAAA=',
};

export const citrus: Picture = {
  name: 'citrus',
  version: '3c5c1597',
  width: 1280,
  height: 1600,
  color: '#f8b828',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoGAAgABABoJbACdLoAAwdEwoAA/sO6goHrGYzH/hWt7PYHmq+20rvGOGYAAA==',
};

export const citrusDetail: Picture = {
  name: 'citrus-detail',
  version: 'a0305fdc',
  width: 800,
  height: 1000,
  color: '#a8c8b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABABoJYgC7AD0kBdRQAD+3uiIH59EcVYujvXYYWwpCQQAAA==',
};

export const clay: Picture = {
  name: 'clay',
  version: '6580e42c',
  width: 1280,
  height: 1600,
  color: '#d89868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABABoJagCdAD0ruY12AAA+F94yRNivK62CtTXLfNvI1+tb1K360xYAAAA',
};

export const clayDetail: Picture = {
  name: 'clay-detail',
  version: '0d4ac2ad',
  width: 800,
  height: 1000,
  color: '#d8b898',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABABoJbACdADbIacAAP5n2NuMdDRRfCe1ZhZFx1VpbNl3uz2IyIYAAA==',
};

export const coffee: Picture = {
  name: 'coffee',
  version: 'a0752e7c',
  width: 1280,
  height: 1600,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const coffeeBefore: Picture = {
  name: 'coffee-before',
  version: '22222222',
  width: 800,
  height: 1000,
  color: '#887868',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoGAAgABABoJYgCdACewAAA9hR2nAoKlPSaBJiSv+e5aKQ5M+QAAA==',
};

export const coffeeDetail: Picture = {
  name: 'coffee-detail',
  version: 'a0752e7c',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const drink: Picture = {
  name: 'drink',
  version: '327864ab',
  width: 1280,
  height: 1600,
  color: '#d8b898',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJbACdAD0jghZaAD+XyIdUqW+pBJ8aSv1VpbNl3VoDdRYA8+T4AAA',
};

export const drinkDetail: Picture = {
  name: 'drink-detail',
  version: 'a044ad97',
  width: 800,
  height: 1000,
  color: '#e8c8c8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoGAAgABABoJYgCdAD0eagAAP7nPy3y+jqAHeNgZOYSr1eVwAA=',
};

export const fashion: Picture = {
  name: 'fashion',
  version: '61eca8b1',
  width: 1280,
  height: 1600,
  color: '#e85828',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABUB8JbACdGuAAoaD8AAAzXZ8I65HXPVqdgWRPg53UlqWhpVSm5U6GJcAAAA=',
};

export const fashionBefore: Picture = {
  name: 'fashion-before',
  version: '69b9f2ae',
  width: 800,
  height: 1000,
  color: '#485848',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJbACdAD0ZC/l0AD+wYagLKrMJcGVaycvhl89UDZje336AAA=',
};

export const fashionDetail: Picture = {
  name: 'fashion-detail',
  version: 'd2d1ea34',
  width: 800,
  height: 1000,
  color: '#2858d8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoGAAgABUB8JbACdADyfEiAAP4tVblLsWnVFKp/v1UAEz8iMyM18rCd5SpfFI+pgAA=',
};

export const flower: Picture = {
  name: 'flower',
  version: '1e6b76a2',
  width: 1280,
  height: 1600,
  color: '#e8a898',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZACdAD0ttiAAAD+04c+AkxCgum2cqjJ+l6raWNoAAAA',
};

export const flowerDetail: Picture = {
  name: 'flower-detail',
  version: '205aad7a',
  width: 800,
  height: 1000,
  color: '#e8a888',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABABoJaACdADzd4UAAP6wrQ8lvZrLxf+p0gA32kQg+KfWl749EMgAAA==',
};

export const green: Picture = {
  name: 'green',
  version: '459c495c',
  width: 1280,
  height: 1600,
  color: '#082808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoGAAgABUB8JZACdAFAAAD+6YAIk3+0CeBLl38eYuJDk/S8hqP3dAAA',
};

export const greenDetail: Picture = {
  name: 'green-detail',
  version: 'a9a1a504',
  width: 800,
  height: 1000,
  color: '#082808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJYgCdAEO8TDjgAD+5gANDn0hYs1FrVcF89yxBC9znAxAAAA=',
};

export const grill: Picture = {
  name: 'grill',
  version: 'ef2d2f61',
  width: 1280,
  height: 1600,
  color: '#e8c8b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJQBOgB6Q63AAAP7e7ITMP9ZLLhfPkYaNYMttPgAAAA==',
};

export const grillDetail: Picture = {
  name: 'grill-detail',
  version: '09000ac6',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/t7shMxLMoAE6+4aNPanEAAA',
};

export const honey: Picture = {
  name: 'honey',
  version: 'cf2d5fe7',
  width: 1280,
  height: 1600,
  color: '#c87818',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABABoJagCdLoAAraZwAAA/mnh8wTsrKJymSfxa1uFpYe3YwaqwAA=',
};

export const honeyDetail: Picture = {
  name: 'honey-detail',
  version: '1ebbc7de',
  width: 800,
  height: 1000,
  color: '#f8b868',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoGAAgABABoJbACdLoAArl66HUAAP5mNniaWgocp58L70Xda4n+tTI3hXj4tikNSAA=',
};

export const lavender: Picture = {
  name: 'lavender',
  version: '82cd2057',
  width: 1280,
  height: 1600,
  color: '#a898b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJYgCdADzcW8mgAD+ClnTIfquP4oboPMWyT++hKvV5cg0AAA=',
};

export const lipstick: Picture = {
  name: 'lipstick',
  version: 'ec86b55e',
  width: 1280,
  height: 1600,
  color: '#b80808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABUB8JagCdAD0Mll5IAD+0C1ecRmr9wsMJyMR/nb5O/j6sgAA',
};

export const lipstickDetail: Picture = {
  name: 'lipstick-detail',
  version: 'ec734e40',
  width: 800,
  height: 1000,
  color: '#d8c8d8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/udArPUtWIlgsUdxdj2uAAAA',
};

export const loop: Picture = {
  name: 'loop',
  version: '11111111',
  width: 400,
  height: 500,
  color: '#a898b8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJYgCdADzcR+6AAD+ClnTIfquP4oboPRHTkRm9Rtgy22FQQAAAA==',
};

export const luxury: Picture = {
  name: 'luxury',
  version: '38fc2cfa',
  width: 1280,
  height: 1600,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const luxuryDetail: Picture = {
  name: 'luxury-detail',
  version: '38fc2cfa',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const midnight: Picture = {
  name: 'midnight',
  version: 'b87ebb4c',
  width: 1280,
  height: 1600,
  color: '#080818',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZgCdAD0trJM+AD+7NDoZsJpk4zrV7FYGuYfERc4VqwA',
};

export const mint: Picture = {
  name: 'mint',
  version: 'fd67e33f',
  width: 1280,
  height: 1600,
  color: '#c8d8c8',
  blur: 'UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoGAAgABABoJQBOgCKe+3voAP7nCc7n4DpwtWRbGAA=',
};

export const mintDetail: Picture = {
  name: 'mint-detail',
  version: '0b31498d',
  width: 800,
  height: 1000,
  color: '#a8c8a8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoGAAgABABoJQBOgB6Q7cYAAP7D3vRfAieB6A8QcyggVdQAAAA=',
};

export const noodles: Picture = {
  name: 'noodles',
  version: 'cfbffeff',
  width: 1280,
  height: 1600,
  color: '#a8d8d8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJaACdAD0eeIAAP7e6Igfsn7ErHT3KHNeqwOwiEEJrJwAAAA=',
};

export const noodlesDetail: Picture = {
  name: 'noodles-detail',
  version: '155f9a9e',
  width: 800,
  height: 1000,
  color: '#a8c8e8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJYgCdAD0eagAAP7e7ITNYzFAAcbBK0li2L3LYISG9AAA',
};

export const pasta: Picture = {
  name: 'pasta',
  version: 'a407472b',
  width: 1280,
  height: 1600,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JaACdAD0MfBggAD+297wMjkNhoyf3etEu3dJC0jIw0awa7vzwAAA',
};

export const pastaDetail: Picture = {
  name: 'pasta-detail',
  version: '45f4a148',
  width: 800,
  height: 1000,
  color: '#c8b8a8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JaACdADzVSbgAAD+vnkLPda+38ShD8iAQZDR1qnFmNhhME64D/vzwAA=',
};

export const pearl: Picture = {
  name: 'pearl',
  version: 'ea4cd871',
  width: 1280,
  height: 1600,
  color: '#e8c8c8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoGAAgABABoJYgCdAD0eagAAP7nPy3y+jqAHeNgZOYSr1eVwAA=',
};

export const pearlDetail: Picture = {
  name: 'pearl-detail',
  version: '8e230aff',
  width: 800,
  height: 1000,
  color: '#d8c8a8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/t7shMxLMoAE6/KS6FriuUAA',
};

export const phonesBasic: Picture = {
  name: 'phones-basic',
  version: 'd05f2737',
  width: 1280,
  height: 1600,
  color: '#b8c8a8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoGAAgABABoJQBOgB6PNsCAAP7e6IgfnyxNvIz7iWRrAAAA',
};

export const phonesPremium: Picture = {
  name: 'phones-premium',
  version: '0f74de27',
  width: 1280,
  height: 1600,
  color: '#98c8d8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABABoJZgCdAD0eagAAP7e6Igfsn7ErHkYXtlgeDloEk2K+RJKR2AAAA==',
};

export const phonesStandard: Picture = {
  name: 'phones-standard',
  version: '65c47d38',
  width: 1280,
  height: 1600,
  color: '#b8d8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZAC7AD0eeIAAP7e6Igfs990WU6XvvgEJ3QwpCaugAAA',
};

export const rose: Picture = {
  name: 'rose',
  version: 'df174737',
  width: 1280,
  height: 1600,
  color: '#c8c8b8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoGAAgABABoJZgCdAFAAAD+5djieAf3/BPGhPgPe3aVorppgAA=',
};

export const roseDetail: Picture = {
  name: 'rose-detail',
  version: '35a87d00',
  width: 800,
  height: 1000,
  color: '#d8c8d8',
  blur: 'UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoGAAgABABoJYwCdAD0ea9wAP7nQKz1LViJYLFHwVjQAA==',
};

export const seaside: Picture = {
  name: 'seaside',
  version: '5ce7f106',
  width: 1280,
  height: 1600,
  color: '#d8d8b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJQBOgCHftNIAAP6x0RXUhjOiQUCScXOvkH64FWAAAA==',
};

export const seasideDetail: Picture = {
  name: 'seaside-detail',
  version: '08555f78',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoGAAgABABoJRZgAVIArgAA/uzuj3IbmW0cf2FWcSK4Si6fT4AAAA==',
};

export const silk: Picture = {
  name: 'silk',
  version: '1e57e48b',
  width: 1280,
  height: 1600,
  color: '#c8b8a8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABABoJZACdAD0hx77iAD+szzK9AiMRfgJUXDIYXshyfAAAA==',
};

export const silkDetail: Picture = {
  name: 'silk-detail',
  version: '6c7bd6ca',
  width: 800,
  height: 1000,
  color: '#c8d8c8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/t7oiB+z33RZU7nUIaSAZV2AAAA=',
};

export const smoothie: Picture = {
  name: 'smoothie',
  version: '4602187f',
  width: 1280,
  height: 1600,
  color: '#d8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJQBOgCPtjTAAAP60A/xxbVV+R4M1Mg3e5aZTPYUVyEoAAAA=',
};

export const smoothieDetail: Picture = {
  name: 'smoothie-detail',
  version: '4401c42c',
  width: 800,
  height: 1000,
  color: '#e8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgAB0CWJagCdAEOZhIwAAD98CD+CI6mfV11gnmoJ18Hn3Gkjbn4AAA=',
};

export const spa: Picture = {
  name: 'spa',
  version: '08e4248f',
  width: 1280,
  height: 1600,
  color: '#c8c8e8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/t7shMxLMoAE6+fG6LonAAAA',
};

export const spaDetail: Picture = {
  name: 'spa-detail',
  version: '229a399c',
  width: 800,
  height: 1000,
  color: '#d8c8d8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJQBOgB6PNQAA/udArPUtWIlgsUdxdj2uAAAA',
};

export const sushi: Picture = {
  name: 'sushi',
  version: '43f26864',
  width: 1280,
  height: 1600,
  color: '#383838',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZQCdAEOZ/HeAP2ddFprzzXVzfy1RRwC3Vz5u1sLSAAA',
};

export const sushiDetail: Picture = {
  name: 'sushi-detail',
  version: 'ba86c924',
  width: 800,
  height: 1000,
  color: '#282828',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABUB8JZQC7H8AFbOUwgAA/qN9Blc6m3u19jdZFai9jUJf88JgAAA=',
};

export const water: Picture = {
  name: 'water',
  version: 'd2760f47',
  width: 1280,
  height: 1600,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const waterBefore: Picture = {
  name: 'water-before',
  version: 'f8c75b46',
  width: 800,
  height: 1000,
  color: '#685838',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJaACdADzgPR4AAD+oWyte0VZznePaMPRhNWBcE30d4AA',
};

export const waterDetail: Picture = {
  name: 'water-detail',
  version: '22300f94',
  width: 800,
  height: 1000,
  color: '#0858a8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoGAAgABABoJbACdLoAArsEV8oAAPhZlesWFNAr5guYm70ojmLIy/Y3LFHhsQAA',
};
