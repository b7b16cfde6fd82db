import { anyTarget, card, dealDamage, keyword, mana, spell, the } from '@spellwright/dsl'

export const riftBolt = card({
  name: 'Rift Bolt',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { target: anyTarget }, effects: [dealDamage(3, the('target'))] }),
    keyword({ kind: 'suspend', count: 1, cost: [mana('{R}')] }),
  ],
})
