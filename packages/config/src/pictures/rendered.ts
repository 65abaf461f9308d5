// Made by `npm run imagery:web`: not to be edited.
import type { Picture } from '../pictures.ts';

export const bakery: Picture = {
  name: 'bakery',
  version: '74b43a6b',
  width: 1280,
  height: 1600,
  color: '#988878',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJZACdAD0TAO2XgAA/f7NjNCsf3YbNSRx7YkBpb4eT3dfQhGcXFqIAAA=',
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
  version: 'f2158c00',
  width: 1280,
  height: 1600,
  color: '#f86878',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoGAAgABABoJbACdADa7YAA94ysZuTxiCP3FaY5caoq64WywJ/1b0PyAwn2wtAAAAA=',
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
  version: 'd5ace193',
  width: 1280,
  height: 1600,
  color: '#a8b8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJYwAAl1dfxwAAP5nhu8FEs/Eusc8XIa3HMV9+yHUHFQAAAA=',
};

export const cakeDetail: Picture = {
  name: 'cake-detail',
  version: '1aaf9299',
  width: 800,
  height: 1001,
  color: '#a8b8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoGAAgABUB8JYwCdAEWYAfCsZAA/OTAIhbCh54j0bA5xug4rUdbYaAA',
};

export const citrus: Picture = {
  name: 'citrus',
  version: 'b7982a8a',
  width: 1280,
  height: 1600,
  color: '#f8b838',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoGAAgABABoJbACdLoAAwi2aIoAAP7TbyduJ31nV/8K1vZ7A7x/igFfjHDMAAAA',
};

export const citrusDetail: Picture = {
  name: 'citrus-detail',
  version: 'c7cac447',
  width: 800,
  height: 1000,
  color: '#f89828',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoGAAgABABoJbACdLoAAzv8RjKAAP6wnC3Cdmp/g/8Buvi2mX6Q+OiAiCkRAAAA',
};

export const clay: Picture = {
  name: 'clay',
  version: '3becca5c',
  width: 1280,
  height: 1600,
  color: '#d89868',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJagCdAD0rsa2AADgJ/MdEXS1uFua+6odetLZuXfbzmzdggAAAA==',
};

export const clayDetail: Picture = {
  name: 'clay-detail',
  version: '399a21ec',
  width: 800,
  height: 1000,
  color: '#d8b898',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJagCdADzfXZAAP5n2NuMDMXnFGiEsODqrS2bLvdnsRkQwAA=',
};

export const coffee: Picture = {
  name: 'coffee',
  version: '31ababc9',
  width: 1280,
  height: 1600,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const coffeeBefore: Picture = {
  name: 'coffee-before',
  version: '604e9513',
  width: 400,
  height: 500,
  color: '#887868',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoGAAgABABoJYgCdACe/wAA9hSXtIk8y1TQJMSV/z3LRRA4cAAAAA==',
};

export const coffeeDetail: Picture = {
  name: 'coffee-detail',
  version: '75b5fef6',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJZgCdAEXe4ZiEAD8+pH8X2QXDjWnA5DzewsvafRxiw3WhDXMSq+gAAA=',
};

export const drink: Picture = {
  name: 'drink',
  version: '7491da0e',
  width: 1280,
  height: 1600,
  color: '#e8c8a8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JbACdAD0iMXGgAD+s14wuGoklbYMewKr1xcz9ulcCa1+ApFg4AAA',
};

export const drinkDetail: Picture = {
  name: 'drink-detail',
  version: '5595195f',
  width: 800,
  height: 1001,
  color: '#e8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgAB0CWJbACdAEO56YLTwAA/mT3h371EdHFwzNpYrcE2svYidWQAAA=',
};

export const fashion: Picture = {
  name: 'fashion',
  version: 'a7a39832',
  width: 1280,
  height: 1600,
  color: '#f87848',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoGAAgABUB8JbACdGuAAoaTngRAAOFagw+D48OIq4HtwgTHvvt7Q0qpTYyLJmMAAAA=',
};

export const fashionBefore: Picture = {
  name: 'fashion-before',
  version: '7e2c9791',
  width: 400,
  height: 500,
  color: '#888868',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJbACdAC9Ct8gAM42wh53/INW91eNrrdYWmzt5gGmgaRAAAA=',
};

export const fashionDetail: Picture = {
  name: 'fashion-detail',
  version: 'e84ce087',
  width: 800,
  height: 1000,
  color: '#2858d8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgAB0CWJbACdADZgoAAAP1gKDVYY/WX85HYf9wXzuAPXzAxDcfXgAA=',
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
  version: 'cf405efb',
  width: 1280,
  height: 1600,
  color: '#082808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJYgCdAEOumsAAP7mABCKA9hvQLkC1pWei4TVOMK+JNAA',
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
  version: 'b8aadf40',
  width: 1280,
  height: 1600,
  color: '#080808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJYgCdAEO9W5OywAA/uYJoCfdPlyaaT4mbEKqTBZvOrvssl/sl0/AAAA=',
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
  version: '7709f6f1',
  width: 1280,
  height: 1600,
  color: '#c87808',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoGAAgABABoJagCdLoAAzfdtAAAAP5p7Sm190iRkSP8WtbhaWHt2MGqsAAAAA==',
};

export const honeyDetail: Picture = {
  name: 'honey-detail',
  version: 'ece85508',
  width: 800,
  height: 1001,
  color: '#f8b868',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoGAAgABABoJbACdLoAAwhBA82AAP63PpLFhn5AAq+r90X2xzSH4sNfweAAAA==',
};

export const lavender: Picture = {
  name: 'lavender',
  version: 'fa86ffaf',
  width: 1280,
  height: 1600,
  color: '#a898b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABABoJYgCdAEWUHjVwAAA/gjBnr6b33gVsfRzLbeUburSaRQmwAA=',
};

export const lipstick: Picture = {
  name: 'lipstick',
  version: '2712c893',
  width: 1280,
  height: 1600,
  color: '#b80808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJbACdAD0rFbBiAAA/uZgLCQmYQxCgoJNcXNkRR/8EF/EGB2H8l1yQAA=',
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
  version: '777fc25f',
  width: 1280,
  height: 1600,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const luxuryDetail: Picture = {
  name: 'luxury-detail',
  version: '0e7772b6',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JbACdAEWToLpwAD+rTZzMkHTmNTnUvulhYEsNtHEx34zpWyO20QAAAA=',
};

export const midnight: Picture = {
  name: 'midnight',
  version: '9f416b10',
  width: 1280,
  height: 1600,
  color: '#080818',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZgCdAD0tpHaAAD+71u6vWDNJshPSgeMOPv/sucK1YAA',
};

export const mint: Picture = {
  name: 'mint',
  version: '6a73b107',
  width: 800,
  height: 1000,
  color: '#98c8a8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJYgCdAD0rBqYAAD+09Ko7XYqmCVgCCHvMz3LYISG9AAA',
};

export const mintDetail: Picture = {
  name: 'mint-detail',
  version: '9e68c7ec',
  width: 800,
  height: 1000,
  color: '#88c898',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoGAAgABABoJagCdAD0QWPs2AAA/o36JVvp1ioHS8DlTCj6cUWRdrLS0ynwAA==',
};

export const noodles: Picture = {
  name: 'noodles',
  version: '97356c76',
  width: 1280,
  height: 1600,
  color: '#080808',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABUB8JaACdAD0ZZh1gAD+fm1CC9QUDZ3RSi/64UEYTH9VbUL2JAAAAA==',
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
  version: '10a63735',
  width: 1280,
  height: 1600,
  color: '#b8b8d8',
  blur: 'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoGAAgABABoJYwCdAGIQAD+6cc2tC6peOLDun92AAA=',
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
  version: 'c8473be0',
  width: 800,
  height: 800,
  color: '#b8a898',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAYABABoJagCdAEO4rJBQAD97TMIgQIaZN4nlbbIGDERlfqTbc00GDox2WMwAAA=',
};

export const phonesPremium: Picture = {
  name: 'phones-premium',
  version: '5d4e9f4d',
  width: 800,
  height: 800,
  color: '#b8a898',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAYABABoJYwCdADZmERAAPzi77hbfptBFrs2lZAQBwZMsoAAAA==',
};

export const phonesStandard: Picture = {
  name: 'phones-standard',
  version: 'b8129db8',
  width: 800,
  height: 800,
  color: '#b8a898',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAYABABoJQBOgBuJhKwAAPyyTdeZ5uzgOHorKmCvNaLIi8M2TvEAAAA=',
};

export const rose: Picture = {
  name: 'rose',
  version: '55b6bd0a',
  width: 1280,
  height: 1600,
  color: '#d8a898',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABABoJZgCdADzHKwAAP7iJ6qMXDnzVYvsp45KC97dpXAmtfgKSVrQAA==',
};

export const roseDetail: Picture = {
  name: 'rose-detail',
  version: '513f6eeb',
  width: 800,
  height: 1000,
  color: '#e8d8d8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0Y7pPGAD+xeFdTPr+l3olmMNMmi4TZWPtruHIytRrdAAA',
};

export const seaside: Picture = {
  name: 'seaside',
  version: '893fdfd2',
  width: 1280,
  height: 1600,
  color: '#d8c8b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABABoJQBOgCHgNkixAAD+sdEV1Ic9+v6WryZzBtTlqXUAAA==',
};

export const seasideDetail: Picture = {
  name: 'seaside-detail',
  version: '8345f2e9',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoGAAgABABoJQBOgB6V25VAAP7hsvn+iCHxmu0iED8qgAAA',
};

export const silk: Picture = {
  name: 'silk',
  version: 'f29734cd',
  width: 800,
  height: 1000,
  color: '#c8b8a8',
  blur: 'UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoGAAgABABoJYwCdAEO+NzRAAD+xVqEqByIpd68AgA=',
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
  version: 'c50c2aa4',
  width: 1280,
  height: 1600,
  color: '#c8c8c8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABABoJZwAAv9RGnBAAAD9AWkxrOZp0IyIoX2DXOQ+KMIAAA==',
};

export const spaDetail: Picture = {
  name: 'spa-detail',
  version: '5f41771a',
  width: 800,
  height: 1000,
  color: '#c8c8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoGAAgABABoJZwAApxXsVAA/mm/eN207uFLYOEjYzy48pyRiPVAQAAA',
};

export const sushi: Picture = {
  name: 'sushi',
  version: 'b01e7c06',
  width: 1280,
  height: 1600,
  color: '#383838',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZQCdAEOZ/HeAP2dY5Hgxij/lPQmaVB9HuKNJyWMQAAA',
};

export const sushiDetail: Picture = {
  name: 'sushi-detail',
  version: '2ddcac0a',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JZACdAD0MWYCAADeUI8+/bR12210i7TJUBZ9ebBwtIvKGsvPf6IAAAA=',
};

export const water: Picture = {
  name: 'water',
  version: '632848f3',
  width: 1280,
  height: 1600,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const waterBefore: Picture = {
  name: 'water-before',
  version: 'b28f97c6',
  width: 400,
  height: 500,
  color: '#988868',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJaACdAEXe0q9AADhXLy2syNHNOIiJQeAH2YIwmq+OsoBgQAAAA==',
};

export const waterDetail: Picture = {
  name: 'water-detail',
  version: '22300f94',
  width: 800,
  height: 1000,
  color: '#0858a8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoGAAgABABoJbACdLoAArsEV8oAAPhZlesWFNAr5guYm70ojmLIy/Y3LFHhsQAA',
};
