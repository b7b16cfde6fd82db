import { card, destroy, enters, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const faultgrinder = card({
  name: 'Faultgrinder',
  cost: '{6}{R}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('trample'),
    triggered({ on: enters('self'), targets: { land: target({ type: 'land' }) }, effects: [destroy(the('land'))] }),
    keyword({ kind: 'evoke', cost: [mana('{4}{R}')] }),
  ],
})
