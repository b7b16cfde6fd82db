import { all, card, createToken, enters, exile, LANDER, triggered } from '@spellwright/dsl'

export const dauntlessScrapbot = card({
  name: 'Dauntless Scrapbot',
  cost: '{3}',
  type: 'Artifact Creature — Robot',
  power: 3,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [exile(all({ zone: 'graveyard', owner: 'opponent' })), createToken(1, LANDER)],
    }),
  ],
})
