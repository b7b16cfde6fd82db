import { activated, card, entersTapped, mana, returnTo } from '@spellwright/dsl'

export const dreadWanderer = card({
  name: 'Dread Wanderer',
  cost: '{B}',
  type: 'Creature — Zombie Jackal',
  power: 2,
  toughness: 1,
  abilities: [
    entersTapped,
    activated({
      zone: 'graveyard',
      cost: [mana('{2}{B}')],
      timing: 'sorcery',
      condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atMost: 1 } },
      effects: [returnTo('battlefield', 'self')],
    }),
  ],
})
