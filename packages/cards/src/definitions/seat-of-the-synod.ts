import { card, tapForMana } from '@spellwright/dsl'

export const seatOfTheSynod = card({
  name: 'Seat of the Synod',
  type: 'Artifact Land',
  abilities: [tapForMana('{U}')],
})
