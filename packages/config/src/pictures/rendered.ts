// Made by `npm run imagery:web`: not to be edited.
import type { Picture } from '../pictures.ts';

export const bakery: Picture = {
  name: 'bakery',
  version: 'b202a9a4',
  width: 1280,
  height: 1600,
  color: '#a89888',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJZACdAEPEOJfIAAA/pjHXQDtQ4g+joaBymgvkka6CQAeqZZLr1NBgAA=',
};

export const bakeryDetail: Picture = {
  name: 'bakery-detail',
  version: '4416a5be',
  width: 800,
  height: 1001,
  color: '#d8c8b8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABABoJbACdLoAArdoBAAA/gBzySTfGuQbUODOXvNnNBTwZNwvXY0YAAAA',
};

export const burger: Picture = {
  name: 'burger',
  version: '95478b87',
  width: 1280,
  height: 1600,
  color: '#f86878',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJbACdAEWzpyIAAD3jKBP66hLs1o0WB6gG1Udjd9/nk5fiKXvqDUAAAA=',
};

export const burgerDetail: Picture = {
  name: 'burger-detail',
  version: '1d244463',
  width: 800,
  height: 1001,
  color: '#e88848',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJbACdLoAArdzHeAA+FBxtQotUYipQ/iOCQkousF8P7+NUfURD6hAAAA=',
};

export const cake: Picture = {
  name: 'cake',
  version: '4165405f',
  width: 1280,
  height: 1600,
  color: '#b8b8c8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJYwAAl2IjipgAP6YxiDMFbvpCCNjqk2YKDdcEvAAAA==',
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
  version: 'cd5ae3fe',
  width: 1280,
  height: 1600,
  color: '#f8c848',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoGAAgABABoJbACdLoAA5gA/uzu/lQzOtGTnbdocf/Abr4tpl7eBX4jnwAAAA==',
};

export const citrusDetail: Picture = {
  name: 'citrus-detail',
  version: 'cd20fed5',
  width: 800,
  height: 1000,
  color: '#f89828',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABABoJbACdLoAArpS3QAA/rCDS9gUuUrv+A3ai2LaZfpD46ICJcAAAAAA',
};

export const clay: Picture = {
  name: 'clay',
  version: '33947ed9',
  width: 1280,
  height: 1600,
  color: '#d89868',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJagCdAD0rsa2AADgJ/MdEXS1uFua+6odetLZuXfbzmzdggAAAA==',
};

export const clayDetail: Picture = {
  name: 'clay-detail',
  version: '2850a063',
  width: 800,
  height: 1000,
  color: '#d8b898',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJbACdADzfUQAAP5n2NuMQaB3+Rt9mJqrS2bLvdnsRkQwAAA=',
};

export const coffee: Picture = {
  name: 'coffee',
  version: '0eb528fc',
  width: 1280,
  height: 1600,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JaACdAEO4YFgAAD+hAYDnm95+XfIJ8z2se18OX+iwwmDkuA/7+UAAAA=',
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
  version: '3853a878',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0tobmAAD8+pIMmwEnBZlN3sjnS+azGUse9LLAls2JVfQAAAA=',
};

export const drink: Picture = {
  name: 'drink',
  version: '57ebd0c2',
  width: 1280,
  height: 1600,
  color: '#e8d8c8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoGAAgABUB8JagCdADzgkAQAP7G4aLRQSMIvGbHzApGE2BmoJ1K4E1QQDz5PgAA',
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
  version: 'c575b877',
  width: 1280,
  height: 1600,
  color: '#f87848',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoGAAgABUB8JbACdGuAAoaTneoAAOFagw+D48OIq4HtwgTH1JURhhzllF6xUbXAAAA=',
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
  version: 'c3fe8965',
  width: 800,
  height: 1000,
  color: '#2858d8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgAB0CWJbACdADZgoAAAP1gKDVYY/WX85HYf9wXzuBjD5gYhuPrwAA=',
};

export const flower: Picture = {
  name: 'flower',
  version: 'a89a9ca9',
  width: 1280,
  height: 1600,
  color: '#e8a898',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJZACdADzeZQAAP7Thz4TwNzAZDMOI1uT9L1W0sbQAA==',
};

export const flowerDetail: Picture = {
  name: 'flower-detail',
  version: 'd67ad6da',
  width: 800,
  height: 1000,
  color: '#e8a888',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJagCdAD0SCY5gAD+sK0PJcM/vOHXi2/rviVmT9L3Skol5QZAQcAA',
};

export const green: Picture = {
  name: 'green',
  version: 'ae1053ee',
  width: 1280,
  height: 1600,
  color: '#386838',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoGAAgABABoJYgCdADzG+AAAP7dtvbGOGawdCkaZuxGhq+0TCe5Yghe5zgYgAAA',
};

export const greenDetail: Picture = {
  name: 'green-detail',
  version: 'df8d2d94',
  width: 800,
  height: 1001,
  color: '#080808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJYgCdAEOurs4AAD+3Ucl8uFAu6tI05/srPPfhzjNLxJxcK4ot+wAAAA=',
};

export const grill: Picture = {
  name: 'grill',
  version: 'e5137b18',
  width: 1280,
  height: 1600,
  color: '#080808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJYgCdAEO9Y+xFrAA/uYJoCfdPlyaaT4qen/0Yr9XvCk/5ZL/ZLp+AAA=',
};

export const grillDetail: Picture = {
  name: 'grill-detail',
  version: '0f952d3b',
  width: 800,
  height: 1001,
  color: '#080808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABUB8JbACdAEOuwSAAP0qg1gWpJxXpP/WB6AYaP/jlag5EWNQAAA=',
};

export const honey: Picture = {
  name: 'honey',
  version: '6de57d9c',
  width: 1280,
  height: 1600,
  color: '#d88828',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABABoJagCdLoAAzfXkwAAAP5p219C6457O361UKngsHxbFIakAAA=',
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
  version: '1ddfd229',
  width: 1280,
  height: 1600,
  color: '#9888b8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJYgCdADzes/gAP4IwDBUoeOgregY0pKFXq8uQaAAAA==',
};

export const lavenderDetail: Picture = {
  name: 'lavender-detail',
  version: '6f875331',
  width: 800,
  height: 1001,
  color: '#9888b8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoGAAgABABoJZgCdAD0MfRbKAAA/Kl9gSTTzn1uSyr1eiMdAAA=',
};

export const lipstick: Picture = {
  name: 'lipstick',
  version: '9f10a69f',
  width: 1280,
  height: 1600,
  color: '#a80808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJbACdAD0toXQAAD+6fZo94r8RnSLjCar5D/cH6g/0gq0AAA=',
};

export const lipstickDetail: Picture = {
  name: 'lipstick-detail',
  version: '9bdf7bcb',
  width: 800,
  height: 1001,
  color: '#a80808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJbACdAD0rBLgAP7RtaI+AJXvoWnoxYbrQ/3B9kzep7YAAAA=',
};

export const loop: Picture = {
  name: 'loop',
  version: '4c252fcf',
  width: 400,
  height: 493,
  color: '#a898d8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAcABABoJaACdADzVCAAAPzfwCG/qQfMtAFHfFAfM7V5KPAIAA==',
};

export const luxury: Picture = {
  name: 'luxury',
  version: '30ba386d',
  width: 1280,
  height: 1600,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF2eoAD+72hpZrf26nXSxe0usQyxqBfAkrgUNg6AAAAA',
};

export const luxuryDetail: Picture = {
  name: 'luxury-detail',
  version: 'e2b28631',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgAB0CWJbACdAEUmfdOAAD+h1DnuYwkr40YUWM0jYJaO91s16x+QAA=',
};

export const midnight: Picture = {
  name: 'midnight',
  version: '9f416b10',
  width: 1280,
  height: 1600,
  color: '#080818',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZgCdAD0tpHaAAD+71u6vWDNJshPSgeMOPv/sucK1YAA',
};

export const midnightDetail: Picture = {
  name: 'midnight-detail',
  version: 'ec793644',
  width: 800,
  height: 1001,
  color: '#080818',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABABoJaACdADx+HEAAP7s89de+zbq1v2aN31G6WJX20/u+hcIIWGUAA==',
};

export const mint: Picture = {
  name: 'mint',
  version: '4c481d42',
  width: 1280,
  height: 1600,
  color: '#c8d8c8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoGAAgABABoJYgCdAD0scdPMAAA/tPSqTurWi7VvfVtQ4wmwMzNaAAA',
};

export const mintDetail: Picture = {
  name: 'mint-detail',
  version: '2a40a064',
  width: 800,
  height: 1000,
  color: '#88c898',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABABoJagCdAD0QWJZQAD+jfolW+nWKgdLwOVMKS8p0mJ63JBiBEyYAA==',
};

export const noodles: Picture = {
  name: 'noodles',
  version: '5e0a3bb7',
  width: 1280,
  height: 1600,
  color: '#080808',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABUB8JaACdAD0ZZh1gAD+fm1CC9QUDZ3RSi/64UEYTH9VbUL2JAAAAA==',
};

export const noodlesDetail: Picture = {
  name: 'noodles-detail',
  version: 'a63ce8ab',
  width: 800,
  height: 1001,
  color: '#080808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JbACdAD0KV4wAAD+fnN2oqXsGckPfuGvJCyJ7C6wN8t0Gu9nuwAA',
};

export const pasta: Picture = {
  name: 'pasta',
  version: '12e7c525',
  width: 1280,
  height: 1600,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABUB8JZgCdAEfbIn82gAA/tve95YS2Rdx7NdeQQTCw7QfFy5Wiso0AAAA',
};

export const pastaDetail: Picture = {
  name: 'pasta-detail',
  version: '3ba65c08',
  width: 800,
  height: 1000,
  color: '#c8b8a8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JaACdAD0Yx3+IAD+vnkLPda+38ShD8UL2jFfrCB0l0uQ3dHP5PgAAAA=',
};

export const pearl: Picture = {
  name: 'pearl',
  version: '7b23b3f5',
  width: 1280,
  height: 1600,
  color: '#b8b8d8',
  blur: 'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoGAAgABABoJYwCdAGIQAD+68cdosho+W3BSjQA',
};

export const pearlDetail: Picture = {
  name: 'pearl-detail',
  version: 'a1264798',
  width: 800,
  height: 1001,
  color: '#c8b8c8',
  blur: 'UklGRi4AAABXRUJQVlA4ICIAAACwAQCdASoGAAgABABoJQBOgCHfFNoAAP7De5M8s14TuIAA',
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
  version: '061a9c34',
  width: 1280,
  height: 1600,
  color: '#d8a898',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoGAAgABUB8JaACdAF1AAD+4aAxlz0p/KUpPGhPpIqCtGVer0NAAA==',
};

export const roseDetail: Picture = {
  name: 'rose-detail',
  version: 'ae248784',
  width: 800,
  height: 1000,
  color: '#e8d8d8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJZgCdAD0Y7pPGAD+xeFdTPr+l3olmMNMmi4TZWPtruHIytRrdAAA',
};

export const seaside: Picture = {
  name: 'seaside',
  version: '28424eae',
  width: 1280,
  height: 1600,
  color: '#d8c8b8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAABQAQCdASoGAAgABABoJQBOgDEIAP7tuf8rGC79wTlBxSrtPVPVFTuHyBAU2m0fY7u3KxHaAAA=',
};

export const seasideDetail: Picture = {
  name: 'seaside-detail',
  version: '5bd36a3e',
  width: 800,
  height: 1000,
  color: '#d8c8b8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAABQAQCdASoGAAgABABoJQBOgCgAAP7tue5UpZ52JH8ZPGfyMH/i7dEBU50xGGjOSyAAAA==',
};

export const silk: Picture = {
  name: 'silk',
  version: '577f3add',
  width: 1280,
  height: 1600,
  color: '#c8b8a8',
  blur: 'UklGRjIAAABXRUJQVlA4ICYAAADwAQCdASoGAAgABABoJYwCdAEQE/AmRAAA/sVahKgdeLqi6fT4AA==',
};

export const silkDetail: Picture = {
  name: 'silk-detail',
  version: '93b92e44',
  width: 800,
  height: 1001,
  color: '#c8b8a8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZgCdADx/Pq4AP7EQZ7bsv5WoQOQVmbwh0lCb6O8AAAA',
};

export const smoothie: Picture = {
  name: 'smoothie',
  version: '2b320fcb',
  width: 1280,
  height: 1600,
  color: '#d8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJQBOgCPtjTAAAP62mEcpWglkOENWz1InM6vSVj6KK5IwAAA=',
};

export const smoothieDetail: Picture = {
  name: 'smoothie-detail',
  version: '221c6f62',
  width: 800,
  height: 1000,
  color: '#e8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgAB0CWJagCdAEOV3iQAP3vew8aXIxLuwKxFeDEJY8xSL0zImpvwAA=',
};

export const spa: Picture = {
  name: 'spa',
  version: '037cc7e5',
  width: 1280,
  height: 1600,
  color: '#c8c8c8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABABoJZwAAv9RRHcKwAD9AWkxrOZp0IyIoX1r4opz+YQAAA==',
};

export const spaDetail: Picture = {
  name: 'spa-detail',
  version: 'f2bb82e9',
  width: 800,
  height: 1000,
  color: '#c8c8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoGAAgABABoJZwAAqrc4oAA/mm/eN207uFLohZaRk0OVhZWa7Hop7cIAAA=',
};

export const sushi: Picture = {
  name: 'sushi',
  version: '1ab15fb0',
  width: 1280,
  height: 1600,
  color: '#383838',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJZQCdAD0rBTIAAD+QTvTQA5XVHXE7e1AARWs6103ejtrdldcXgAA',
};

export const sushiDetail: Picture = {
  name: 'sushi-detail',
  version: '04eccc1f',
  width: 800,
  height: 1000,
  color: '#585858',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgAB0CWJagCdADzfHWsAADeSNp/UHUYaFTQR/yrraTghFudVbQAAAA=',
};

export const water: Picture = {
  name: 'water',
  version: 'cbaf04ad',
  width: 1280,
  height: 1600,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JagCdLoAArnBCwCQAPyJGdZn6PJnC9h33pn9jcsUHz7gAAA=',
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
  version: '788a2e63',
  width: 800,
  height: 1001,
  color: '#4898c8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JbACdADcEcwmgAD4WjI11xpNyqp+weNDHRFth6H7D9lAPg1uwAAA',
};
