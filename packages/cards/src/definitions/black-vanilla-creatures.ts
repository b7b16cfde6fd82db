import { card } from '@spellwright/dsl'

export const baneAlleyBlackguard = card({
  name: 'Bane Alley Blackguard',
  cost: '{1}{B}',
  type: 'Creature — Human Rogue',
  power: 1,
  toughness: 3,
})

export const baronyVampire = card({
  name: 'Barony Vampire',
  cost: '{2}{B}',
  type: 'Creature — Vampire',
  power: 3,
  toughness: 2,
})

export const bogstomper = card({
  name: 'Bogstomper',
  cost: '{4}{B}{B}',
  type: 'Creature — Beast',
  power: 6,
  toughness: 5,
})

export const cabalEvangel = card({
  name: 'Cabal Evangel',
  cost: '{1}{B}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
})

export const catacombCrocodile = card({
  name: 'Catacomb Crocodile',
  cost: '{4}{B}',
  type: 'Creature — Crocodile',
  power: 3,
  toughness: 7,
})

export const douserOfLights = card({
  name: 'Douser of Lights',
  cost: '{4}{B}',
  type: 'Creature — Horror',
  power: 4,
  toughness: 5,
})

export const drossCrocodile = card({
  name: 'Dross Crocodile',
  cost: '{3}{B}',
  type: 'Creature — Zombie Crocodile',
  power: 5,
  toughness: 1,
})

export const duneBeetle = card({
  name: 'Dune Beetle',
  cost: '{1}{B}',
  type: 'Creature — Insect',
  power: 1,
  toughness: 4,
})

export const gutterSkulk = card({
  name: 'Gutter Skulk',
  cost: '{1}{B}',
  type: 'Creature — Zombie Rat',
  power: 2,
  toughness: 2,
})

export const muckRats = card({
  name: 'Muck Rats',
  cost: '{B}',
  type: 'Creature — Rat',
  power: 1,
  toughness: 1,
})

export const python = card({
  name: 'Python',
  cost: '{1}{B}{B}',
  type: 'Creature — Snake',
  power: 3,
  toughness: 2,
})

export const scatheZombies = card({
  name: 'Scathe Zombies',
  cost: '{2}{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 2,
})

export const walkingCorpse = card({
  name: 'Walking Corpse',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 2,
  toughness: 2,
})

export const warpathGhoul = card({
  name: 'Warpath Ghoul',
  cost: '{2}{B}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 2,
})

export const witchsFamiliar = card({
  name: "Witch's Familiar",
  cost: '{2}{B}',
  type: 'Creature — Frog',
  power: 2,
  toughness: 3,
})

export const yargleGluttonOfUrborg = card({
  name: 'Yargle, Glutton of Urborg',
  cost: '{4}{B}',
  type: 'Legendary Creature — Frog Spirit',
  power: 9,
  toughness: 3,
})
