import { card, draw, exileCost, keyword, mana, spell } from '@spellwright/dsl'

export const glimpseOfFreedom = card({
  name: 'Glimpse of Freedom',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({ effects: [draw()] }),
    keyword({ kind: 'escape', cost: [mana('{2}{U}'), exileCost({ other: true, zone: 'graveyard', owner: 'you' }, 5)] }),
  ],
})
