import { all, card, dealDamage, enters, keyword, triggered } from '@spellwright/dsl'

export const goblinChainwhirler = card({
  name: 'Goblin Chainwhirler',
  cost: '{R}{R}{R}',
  type: 'Creature — Goblin Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('first strike'),
    triggered({
      on: enters('self'),
      effects: [
        dealDamage(1, {
          players: 'opponent',
          objects: all({ type: ['creature', 'planeswalker'], controller: 'opponent' }),
        }),
      ],
    }),
  ],
})
