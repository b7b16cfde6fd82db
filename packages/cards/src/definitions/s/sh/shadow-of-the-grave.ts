import { all, card, returnTo, spell } from '@spellwright/dsl'

export const shadowOfTheGrave = card({
  name: 'Shadow of the Grave',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({ effects: [returnTo('hand', all({ zone: 'graveyard', owner: 'you', is: 'discardedThisTurn' }))] }),
  ],
})
