import { card, tapForMana } from '@spellwright/dsl'

export const plains = card({ name: 'Plains', type: 'Basic Land — Plains' })

export const island = card({ name: 'Island', type: 'Basic Land — Island' })

export const swamp = card({ name: 'Swamp', type: 'Basic Land — Swamp' })

export const mountain = card({ name: 'Mountain', type: 'Basic Land — Mountain' })

export const forest = card({ name: 'Forest', type: 'Basic Land — Forest' })

export const wastes = card({ name: 'Wastes', type: 'Basic Land', abilities: [tapForMana('{C}')] })
