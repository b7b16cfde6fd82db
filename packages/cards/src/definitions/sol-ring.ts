import { card, tapForMana } from '@spellwright/dsl'

export const solRing = card({ name: 'Sol Ring', cost: '{1}', type: 'Artifact', abilities: [tapForMana('{C}{C}')] })
