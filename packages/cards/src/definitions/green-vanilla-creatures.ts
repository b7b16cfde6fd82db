import { card } from '@spellwright/dsl'

export const alphaTyrranax = card({
  name: 'Alpha Tyrranax',
  cost: '{4}{G}{G}',
  type: 'Creature — Dinosaur Beast',
  power: 6,
  toughness: 5,
})

export const alpineGrizzly = card({
  name: 'Alpine Grizzly',
  cost: '{2}{G}',
  type: 'Creature — Bear',
  power: 4,
  toughness: 2,
})

export const ancientBrontodon = card({
  name: 'Ancient Brontodon',
  cost: '{6}{G}{G}',
  type: 'Creature — Dinosaur',
  power: 9,
  toughness: 9,
})

export const axebaneBeast = card({
  name: 'Axebane Beast',
  cost: '{3}{G}',
  type: 'Creature — Beast',
  power: 3,
  toughness: 4,
})

export const barbtoothWurm = card({
  name: 'Barbtooth Wurm',
  cost: '{5}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 4,
})

export const canopyGorger = card({
  name: 'Canopy Gorger',
  cost: '{4}{G}{G}',
  type: 'Creature — Wurm',
  power: 6,
  toughness: 5,
})

export const centaurCourser = card({
  name: 'Centaur Courser',
  cost: '{2}{G}',
  type: 'Creature — Centaur Warrior',
  power: 3,
  toughness: 3,
})

export const colossapede = card({
  name: 'Colossapede',
  cost: '{4}{G}',
  type: 'Creature — Insect',
  power: 5,
  toughness: 5,
})

export const cylianElf = card({
  name: 'Cylian Elf',
  cost: '{1}{G}',
  type: 'Creature — Elf Scout',
  power: 2,
  toughness: 2,
})

export const enormousBaloth = card({
  name: 'Enormous Baloth',
  cost: '{6}{G}',
  type: 'Creature — Beast',
  power: 7,
  toughness: 7,
})

export const forestBear = card({
  name: 'Forest Bear',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  power: 2,
  toughness: 2,
})

export const gigantosaurus = card({
  name: 'Gigantosaurus',
  cost: '{G}{G}{G}{G}{G}',
  type: 'Creature — Dinosaur',
  power: 10,
  toughness: 10,
})

export const kalonianTusker = card({
  name: 'Kalonian Tusker',
  cost: '{G}{G}',
  type: 'Creature — Beast',
  power: 3,
  toughness: 3,
})

export const leatherbackBaloth = card({
  name: 'Leatherback Baloth',
  cost: '{G}{G}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 5,
})

export const nessianCourser = card({
  name: 'Nessian Courser',
  cost: '{2}{G}',
  type: 'Creature — Centaur Warrior',
  power: 3,
  toughness: 3,
})

export const trainedJackal = card({
  name: 'Trained Jackal',
  cost: '{G}',
  type: 'Creature — Jackal',
  power: 1,
  toughness: 2,
})
