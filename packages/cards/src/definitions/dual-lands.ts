import { card } from '@spellwright/dsl'

export const tundra = card({ name: 'Tundra', type: 'Land — Plains Island' })

export const undergroundSea = card({ name: 'Underground Sea', type: 'Land — Island Swamp' })

export const badlands = card({ name: 'Badlands', type: 'Land — Swamp Mountain' })

export const taiga = card({ name: 'Taiga', type: 'Land — Mountain Forest' })

export const savannah = card({ name: 'Savannah', type: 'Land — Forest Plains' })

export const scrubland = card({ name: 'Scrubland', type: 'Land — Plains Swamp' })

export const volcanicIsland = card({ name: 'Volcanic Island', type: 'Land — Island Mountain' })

export const bayou = card({ name: 'Bayou', type: 'Land — Swamp Forest' })

export const plateau = card({ name: 'Plateau', type: 'Land — Mountain Plains' })

export const tropicalIsland = card({ name: 'Tropical Island', type: 'Land — Forest Island' })
