import { card, destroy, enters, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const avalancheRiders = card({
  name: 'Avalanche Riders',
  cost: '{3}{R}',
  type: 'Creature — Human Nomad',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    keyword({ kind: 'echo', cost: [mana('{3}{R}')] }),
    triggered({ on: enters('self'), targets: { land: target({ type: 'land' }) }, effects: [destroy(the('land'))] }),
  ],
})
