import { activated, card, keyword, mana, returnTo } from '@spellwright/dsl'

export const firewingPhoenix = card({
  name: 'Firewing Phoenix',
  cost: '{3}{R}',
  type: 'Creature — Phoenix',
  power: 4,
  toughness: 2,
  abilities: [
    keyword('flying'),
    activated({ zone: 'graveyard', cost: [mana('{1}{R}{R}{R}')], effects: [returnTo('hand', 'self')] }),
  ],
})
