import { card } from '@spellwright/dsl'

export const agelessGuardian = card({
  name: 'Ageless Guardian',
  cost: '{1}{W}',
  type: 'Creature — Spirit Soldier',
  power: 1,
  toughness: 4,
})

export const alabornTrooper = card({
  name: 'Alaborn Trooper',
  cost: '{2}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 3,
})

export const armoredWarhorse = card({
  name: 'Armored Warhorse',
  cost: '{W}{W}',
  type: 'Creature — Horse',
  power: 2,
  toughness: 3,
})

export const devilthornFox = card({
  name: 'Devilthorn Fox',
  cost: '{1}{W}',
  type: 'Creature — Fox',
  power: 3,
  toughness: 1,
})

export const devotedHero = card({
  name: 'Devoted Hero',
  cost: '{W}',
  type: 'Creature — Elf Soldier',
  power: 1,
  toughness: 2,
})

export const eagerCadet = card({
  name: 'Eager Cadet',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
})

export const expeditionEnvoy = card({
  name: 'Expedition Envoy',
  cost: '{W}',
  type: 'Creature — Human Scout Ally',
  power: 2,
  toughness: 1,
})

export const glorySeeker = card({
  name: 'Glory Seeker',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 2,
})

export const indomitableAncients = card({
  name: 'Indomitable Ancients',
  cost: '{2}{W}{W}',
  type: 'Creature — Treefolk Warrior',
  power: 2,
  toughness: 10,
})

export const nyxbornCourser = card({
  name: 'Nyxborn Courser',
  cost: '{1}{W}{W}',
  type: 'Enchantment Creature — Centaur Scout',
  power: 2,
  toughness: 4,
})

export const oreskosSwiftclaw = card({
  name: 'Oreskos Swiftclaw',
  cost: '{1}{W}',
  type: 'Creature — Cat Warrior',
  power: 3,
  toughness: 1,
})

export const pearledUnicorn = card({
  name: 'Pearled Unicorn',
  cost: '{2}{W}',
  type: 'Creature — Unicorn',
  power: 2,
  toughness: 2,
})

export const siegeMastodon = card({
  name: 'Siege Mastodon',
  cost: '{4}{W}',
  type: 'Creature — Elephant',
  power: 3,
  toughness: 5,
})

export const squire = card({
  name: 'Squire',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 2,
})

export const tasseledDromedary = card({
  name: 'Tasseled Dromedary',
  cost: '{W}',
  type: 'Creature — Camel',
  power: 0,
  toughness: 4,
})

export const yokedOx = card({
  name: 'Yoked Ox',
  cost: '{W}',
  type: 'Creature — Ox',
  power: 0,
  toughness: 4,
})
