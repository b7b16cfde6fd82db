import { card } from '@spellwright/dsl'

export const aegisTurtle = card({
  name: 'Aegis Turtle',
  cost: '{U}',
  type: 'Creature — Turtle',
  power: 0,
  toughness: 5,
})

export const amphinCutthroat = card({
  name: 'Amphin Cutthroat',
  cost: '{3}{U}',
  type: 'Creature — Salamander Rogue',
  power: 2,
  toughness: 4,
})

export const ancientCarp = card({
  name: 'Ancient Carp',
  cost: '{4}{U}',
  type: 'Creature — Fish',
  power: 2,
  toughness: 5,
})

export const ancientCrab = card({
  name: 'Ancient Crab',
  cost: '{1}{U}{U}',
  type: 'Creature — Crab',
  power: 1,
  toughness: 5,
})

export const armoredCancrix = card({
  name: 'Armored Cancrix',
  cost: '{4}{U}',
  type: 'Creature — Crab',
  power: 2,
  toughness: 5,
})

export const caelornaCoralTyrant = card({
  name: 'Caelorna, Coral Tyrant',
  cost: '{1}{U}',
  type: 'Legendary Creature — Octopus',
  power: 0,
  toughness: 8,
})

export const coralCommando = card({
  name: 'Coral Commando',
  cost: '{2}{U}',
  type: 'Creature — Merfolk Warrior',
  power: 3,
  toughness: 2,
})

export const coralMerfolk = card({
  name: 'Coral Merfolk',
  cost: '{1}{U}',
  type: 'Creature — Merfolk',
  power: 2,
  toughness: 1,
})

export const fortressCrab = card({
  name: 'Fortress Crab',
  cost: '{3}{U}',
  type: 'Creature — Crab',
  power: 1,
  toughness: 6,
})

export const fugitiveWizard = card({
  name: 'Fugitive Wizard',
  cost: '{U}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
})

export const hornedTurtle = card({
  name: 'Horned Turtle',
  cost: '{2}{U}',
  type: 'Creature — Turtle',
  power: 1,
  toughness: 4,
})

export const jwariScuttler = card({
  name: 'Jwari Scuttler',
  cost: '{2}{U}',
  type: 'Creature — Crab',
  power: 2,
  toughness: 3,
})

export const krakenHatchling = card({
  name: 'Kraken Hatchling',
  cost: '{U}',
  type: 'Creature — Kraken',
  power: 0,
  toughness: 4,
})

export const maritimeGuard = card({
  name: 'Maritime Guard',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 1,
  toughness: 3,
})

export const merfolkOfThePearlTrident = card({
  name: 'Merfolk of the Pearl Trident',
  cost: '{U}',
  type: 'Creature — Merfolk',
  power: 1,
  toughness: 1,
})

export const vizzerdrix = card({
  name: 'Vizzerdrix',
  cost: '{6}{U}',
  type: 'Creature — Rabbit Beast',
  power: 6,
  toughness: 6,
})

export const wishcoinCrab = card({
  name: 'Wishcoin Crab',
  cost: '{3}{U}',
  type: 'Creature — Crab',
  power: 2,
  toughness: 5,
})
