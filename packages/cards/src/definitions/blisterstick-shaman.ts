import { anyTarget, card, dealDamage, enters, the, triggered } from '@spellwright/dsl'

export const blisterstickShaman = card({
  name: 'Blisterstick Shaman',
  cost: '{2}{R}',
  type: 'Creature — Goblin Shaman',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({ on: enters('self'), targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
