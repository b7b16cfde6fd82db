import { anyTarget, card, dealDamage, keyword, sacrifice, spell, the } from '@spellwright/dsl'

export const lavaDart = card({
  name: 'Lava Dart',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
    keyword({ kind: 'flashback', cost: [sacrifice({ subtype: 'Mountain' })] }),
  ],
})
