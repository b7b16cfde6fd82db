import { card } from '@spellwright/dsl'

export const armoredWolfRider = card({
  name: 'Armored Wolf-Rider',
  cost: '{3}{G}{W}',
  type: 'Creature — Elf Knight',
  power: 4,
  toughness: 6,
})

export const barktoothWarbeard = card({
  name: 'Barktooth Warbeard',
  cost: '{4}{B}{R}{R}',
  type: 'Legendary Creature — Human Warrior',
  power: 6,
  toughness: 5,
})

export const grizzledLeotau = card({
  name: 'Grizzled Leotau',
  cost: '{G}{W}',
  type: 'Creature — Cat',
  power: 1,
  toughness: 5,
})

export const scarwoodGoblins = card({
  name: 'Scarwood Goblins',
  cost: '{R}{G}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
})

export const watchwolf = card({
  name: 'Watchwolf',
  cost: '{G}{W}',
  type: 'Creature — Wolf',
  power: 3,
  toughness: 3,
})

export const woollyThoctar = card({
  name: 'Woolly Thoctar',
  cost: '{R}{G}{W}',
  type: 'Creature — Beast',
  power: 5,
  toughness: 4,
})

export const fieldCreeper = card({
  name: 'Field Creeper',
  cost: '{2}',
  type: 'Artifact Creature — Scarecrow',
  power: 2,
  toughness: 1,
})

export const gildedSentinel = card({
  name: 'Gilded Sentinel',
  cost: '{4}',
  type: 'Artifact Creature — Golem',
  power: 3,
  toughness: 3,
})

export const metallicSliver = card({
  name: 'Metallic Sliver',
  cost: '{1}',
  type: 'Artifact Creature — Sliver',
  power: 1,
  toughness: 1,
})

export const omegaMyr = card({
  name: 'Omega Myr',
  cost: '{2}',
  type: 'Artifact Creature — Myr',
  power: 1,
  toughness: 2,
})

export const phyrexianHulk = card({
  name: 'Phyrexian Hulk',
  cost: '{6}',
  type: 'Artifact Creature — Phyrexian Golem',
  power: 5,
  toughness: 4,
})

export const razorfieldThresher = card({
  name: 'Razorfield Thresher',
  cost: '{7}',
  type: 'Artifact Creature — Construct',
  power: 6,
  toughness: 4,
})

export const sliverConstruct = card({
  name: 'Sliver Construct',
  cost: '{3}',
  type: 'Artifact Creature — Sliver Construct',
  power: 2,
  toughness: 2,
})

export const stoneGolem = card({
  name: 'Stone Golem',
  cost: '{5}',
  type: 'Artifact Creature — Golem',
  power: 4,
  toughness: 4,
})

export const stoneworkPuma = card({
  name: 'Stonework Puma',
  cost: '{3}',
  type: 'Artifact Creature — Cat Ally',
  power: 2,
  toughness: 2,
})

export const wickerWitch = card({
  name: 'Wicker Witch',
  cost: '{3}',
  type: 'Artifact Creature — Scarecrow',
  power: 3,
  toughness: 1,
})
